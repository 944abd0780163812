import Catalog
import L10n
import Library

/// `vitrine sync`.
///
/// Pages are loaded one after another, pictures four at a time. It stops if the service does not
/// respond or asks for a pause, or if the disk keeps nothing; what has been loaded until then stays
/// stored. A picture counts if it is on disk at the end.
struct SyncCommand {
    let console: Console
    let library: Library
    /// The widths in pixels of the pictures to load; empty for full size.
    let imageWidths: [Int]

    private static let picturesAtOnce = 4
    /// More failures than these are counted, not listed.
    private static let toldFailures = 20

    /// Downloads the catalog and prints the result.
    /// - Returns: the worst exit code of a picture; one that the service does not have counts as
    ///   success.
    /// - Throws: `storage`, before any request, if nothing can be stored; otherwise the error that
    ///   stopped it.
    func run(_ arguments: SyncArguments) async throws(CommandFailure) -> ExitCode {
        let catalog = try catalog(arguments.catalog)
        if let unsaved = library.unsaved { throw .catalog(unsaved) }
        var pictures = SyncPictures()
        var pages = 0
        for list in catalog.servedLists {
            pages += try await load(list, of: catalog, at: arguments.pages, into: &pictures)
        }
        var outcome = await load(pictures.all, of: catalog)
        await recount(&outcome, of: catalog)
        if Task.isCancelled { throw .catalog(.cancelled) }
        tell(outcome)
        try await print(outcome, pages: pages, of: catalog)
        return outcome.failures.map { $0.error.syncEnd }.max() ?? .done
    }
}

// MARK: Loading

extension SyncCommand {
    /// The results for pictures.
    private struct Outcome {
        let count: Int
        var loaded: [SyncPictures.Picture] = []
        var failures: [(picture: SyncPictures.Picture, error: CatalogError)] = []
    }

    /// Loads pages of a list, from the first one on.
    /// - Returns: how many were loaded.
    private func load(
        _ list: ListDescriptor,
        of catalog: CatalogDescriptor,
        at most: Int,
        into pictures: inout SyncPictures
    ) async throws(CommandFailure) -> Int {
        let progress = Progress(console: console)
        let query = Query(catalog: catalog.id, list: list.id)
        var (number, last) = (0, 1)
        while number < last {
            number += 1
            if Task.isCancelled { throw .catalog(.cancelled) }
            let page: Page<Item>
            do {
                page = try await library.page(number, of: query, policy: .networkOnly).value
            } catch {
                progress.end()
                throw .catalog(error)
            }
            last = min(page.totalPages, most)
            pictures.add(page.elements)
            progress.show(number, of: max(last, number), of: "cli.sync.pages")
        }
        progress.end()
        return number
    }

    /// Loads pictures, a few at a time; stops if the service does not respond or on interruption.
    private func load(
        _ pictures: [SyncPictures.Picture],
        of catalog: CatalogDescriptor
    ) async -> Outcome {
        let progress = Progress(console: console)
        defer { progress.end() }
        var waiting = pictures[...]
        var outcome = Outcome(count: pictures.count)
        await withTaskGroup(of: (SyncPictures.Picture, CatalogError?).self) { group in
            for picture in waiting.prefix(Self.picturesAtOnce) {
                group.addTask { await load(picture, of: catalog) }
            }
            waiting = waiting.dropFirst(Self.picturesAtOnce)
            while let (picture, error) = await group.next() {
                if let error {
                    outcome.failures.append((picture, error))
                } else {
                    outcome.loaded.append(picture)
                }
                progress.show(
                    outcome.loaded.count + outcome.failures.count,
                    of: pictures.count,
                    of: "cli.sync.images"
                )
                if error?.stopsSync == true || Task.isCancelled { waiting = [] }
                guard let next = waiting.popFirst() else { continue }
                group.addTask { await load(next, of: catalog) }
            }
        }
        return outcome
    }

    private func load(
        _ picture: SyncPictures.Picture,
        of catalog: CatalogDescriptor
    ) async -> (SyncPictures.Picture, CatalogError?) {
        do throws(CatalogError) {
            try await library.download(
                picture.artwork,
                of: catalog.id,
                pixelWidths: imageWidths
            )
            return (picture, nil)
        } catch {
            return (picture, error)
        }
    }

    /// Counts pictures as failed that are no longer on disk because later ones evicted them.
    private func recount(_ outcome: inout Outcome, of catalog: CatalogDescriptor) async {
        var kept: [SyncPictures.Picture] = []
        for picture in outcome.loaded {
            let absence = await library.absence(
                ofImage: picture.artwork,
                of: catalog.id,
                pixelWidths: imageWidths
            )
            if let absence {
                outcome.failures.append((picture, absence))
            } else {
                kept.append(picture)
            }
        }
        outcome.loaded = kept
    }

    private func catalog(_ name: String) throws(CommandFailure) -> CatalogDescriptor {
        do {
            return try library.catalogs.named(name)
        } catch {
            throw .usage(error)
        }
    }
}

// MARK: Saying what came of it

extension SyncCommand {
    /// Lists the pictures that failed, and reports once what stopped it.
    private func tell(_ outcome: Outcome) {
        let strings = console.strings
        let named = outcome.failures.filter { !$0.error.stopsSync }
        for failure in named.prefix(Self.toldFailures) {
            let reason = strings.message(for: failure.error).text
            console.note(strings("cli.sync.failed", failure.picture.title.shortened(), reason))
        }
        if named.count > Self.toldFailures {
            console.note(strings("cli.sync.more", count: named.count - Self.toldFailures))
        }
        var told: Set<CatalogError> = []
        for error in outcome.failures.map(\.error)
        where error.stopsSync && told.insert(error).inserted {
            if case .storage(let code) = error {
                console.complain(strings(reason(forCode: code)), advice: nil)
            } else {
                let message = strings.message(for: error)
                console.complain(message.text, advice: message.advice)
            }
        }
    }

    /// Why pictures cannot be stored, by SQLite's result code.
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
        let kept = outcome.loaded.count
        let counts = [pages, kept, outcome.count - kept].map(strings.integer)
        let statistics = try await orCommandFailure { () async throws(CatalogError) in
            catalog.hasUsers ? try await library.imageStatistics(of: catalog.id) : nil
        }
        do throws(OutputError) {
            try console.out.line(strings("cli.sync.done", counts[0], counts[1], counts[2]))
            guard let statistics, !statistics.rows.isEmpty else { return }
            try console.out.line()
            try StatisticsTable(strings: strings).print(statistics, on: console)
        } catch {
            throw .output(error)
        }
    }
}

extension CatalogError {
    /// The exit code of a command that continued without a picture.
    fileprivate var syncEnd: ExitCode {
        if case .notFound = self { return .done }
        return ExitCode(self)
    }
}
