import Catalog
import L10n
import Library

/// The command `vitrine sync`.
///
/// It loads up to four pages, then up to four pictures at a time. If a list fails, it goes on with the
/// others. It stops if the service doesn't respond or requests a pause, or if nothing can be written
/// to disk. Everything loaded until then remains stored. A picture counts as loaded if it is on disk at the end.
struct SyncCommand {
    let console: Console
    let library: Library
    /// The pixel widths of the pictures to load; empty for full size.
    let imageWidths: [Int]

    /// The maximum number of failures to list; any more are only counted.
    private static let toldFailures = 20

    /// The results for pictures.
    private struct Outcome {
        let count: Int
        /// The failed pictures, with the titles of their first items.
        var failures: [(title: String, error: CatalogError)] = []
        var loaded = 0
    }

    /// Downloads the catalog and prints the result.
    ///
    /// - Returns: the worst exit code of a list or picture; a picture that the service doesn't have
    ///   counts as success.
    /// - Throws: `storage`, before any request, if nothing can be stored; otherwise the error that
    ///   stopped the download.
    func run(_ arguments: SyncArguments) async throws(CommandFailure) -> ExitCode {
        let catalog = try catalog(arguments.catalog)
        if let unsaved = library.unsaved { throw .catalog(unsaved) }
        var items: [Item] = []
        var pages = 0
        var worst = ExitCode.done
        for list in catalog.servedLists {
            let progress = Progress(console: console)
            defer { progress.end() }
            let query = Query(catalog: catalog.id, list: list.id)
            do throws(CatalogError) {
                items += try await library.download(query, pages: arguments.pages) { state in
                    pages += 1
                    let total = state.totalPages ?? state.loadedPages
                    progress.show(state.loadedPages, of: total, of: "cli.sync.pages")
                }
            } catch {
                guard catalog.servedLists.count > 1, !error.stopsSync, error != .cancelled else {
                    throw .catalog(error)
                }
                progress.end()
                report(error, of: list)
                worst = max(worst, ExitCode(error))
            }
        }
        let outcome = await loadImages(of: items, catalog)
        if Task.isCancelled { throw .catalog(.cancelled) }
        report(outcome)
        try await print(outcome, pages: pages, of: catalog)
        return outcome.failures.map { $0.error.syncEnd }.reduce(worst, max)
    }

    /// Loads the items' pictures, each once.
    private func loadImages(of items: [Item], _ catalog: CatalogDescriptor) async -> Outcome {
        var titles: [String: String] = [:]
        let artworks = items.compactMap { item -> Artwork? in
            guard let artwork = item.artwork, titles[artwork.path] == nil else { return nil }
            titles[artwork.path] = item.title
            return artwork
        }
        let progress = Progress(console: console)
        defer { progress.end() }
        let results = await library.downloadImages(
            artworks,
            of: catalog.id,
            pixelWidths: imageWidths
        ) { state in
            progress.show(state.loadedImages, of: state.totalImages, of: "cli.sync.images")
        }
        var outcome = Outcome(count: artworks.count)
        for (artwork, failure) in results {
            if let failure {
                outcome.failures.append((titles[artwork.path] ?? "", failure))
            } else {
                outcome.loaded += 1
            }
        }
        return outcome
    }

    private func catalog(_ name: String) throws(CommandFailure) -> CatalogDescriptor {
        let catalog = try library.catalog(name)
        guard catalog.isBrowsable else { throw .usage(.noLists(catalog: name)) }
        return catalog
    }
}

// MARK: Saying what came of it

extension SyncCommand {
    private func report(_ error: CatalogError, of list: ListDescriptor) {
        let strings = console.strings
        let message = strings.message(for: error)
        let title = strings.caption(list.title)
        console.complain(
            strings("cli.sync.list-failed", title, message.text),
            advice: message.advice
        )
    }

    /// Lists the pictures that failed, and reports once why the download stopped.
    private func report(_ outcome: Outcome) {
        let strings = console.strings
        let named = outcome.failures.filter { !$0.error.stopsSync }
        for failure in named.prefix(Self.toldFailures) {
            let reason = strings.pictureMessage(for: failure.error).text
            console.note(strings("cli.sync.failed", failure.title.shortened(), reason))
        }
        if named.count > Self.toldFailures {
            console.note(strings("cli.sync.more", count: named.count - Self.toldFailures))
        }
        var reported: Set<CatalogError> = []
        for error in outcome.failures.map(\.error)
        where error.stopsSync && reported.insert(error).inserted {
            if case .storage(let code) = error {
                console.complain(strings(reason(forCode: code)), advice: nil)
            } else {
                let message = strings.pictureMessage(for: error)
                console.complain(message.text, advice: message.advice)
            }
        }
    }

    /// Returns the string key for the reason why pictures can't be stored, given SQLite's result
    /// code.
    private func reason(forCode code: Int32) -> String {
        switch code {
        case 13: "cli.sync.unkept.full"
        case 8: "cli.sync.unkept.read-only"
        default: "cli.sync.unkept"
        }
    }

    private func print(
        _ outcome: Outcome,
        pages: Int,
        of catalog: CatalogDescriptor
    ) async throws(CommandFailure) {
        let strings = console.strings
        let counts = [pages, outcome.loaded, outcome.count - outcome.loaded].map(strings.integer)
        let statistics = try await orCommandFailure { () async throws(CatalogError) in
            catalog.hasUsers ? try await library.imageStatistics(of: catalog.id) : nil
        }
        try console.out.line(strings("cli.sync.done", counts[0], counts[1], counts[2]))
        guard let statistics, !statistics.rows.isEmpty else { return }
        try console.out.line()
        try StatisticsTable(strings: strings).print(statistics, on: console)
    }
}

extension CatalogError {
    /// The exit code of a command that continued without a picture.
    fileprivate var syncEnd: ExitCode {
        if case .notFound = self { return .done }
        return ExitCode(self)
    }
}
