import Catalog
import L10n
import Library

/// `vitrine sync`.
///
/// Pages come one after the other, pictures four at once. Where nobody answers, the service asks for
/// a pause or the disk keeps nothing it stops; what has come until then is stored. A picture counts
/// where it lies on the disk at the end.
struct SyncCommand {
    /// Where to write.
    let console: Console
    /// Where the data is.
    let library: Library
    /// The widths in pixels in which pictures are loaded; empty for as large as they are.
    let imageWidths: [Int]

    private static let picturesAtOnce = 4
    /// Failures beyond these are counted, not told one by one.
    private static let toldFailures = 20

    /// Loads the catalog and prints what came of it.
    /// - Returns: the worst end that a picture came to; one that the service does not have is no
    ///   bad end.
    /// - Throws: `storage` before anything is asked for where nothing can be stored; any other end.
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
    /// What came of the pictures.
    private struct Outcome {
        /// How many pictures there are.
        let count: Int
        var loaded: [SyncPictures.Picture] = []
        var failures: [(picture: SyncPictures.Picture, error: CatalogError)] = []
    }

    /// Loads pages of a list from the first one on.
    /// - Returns: how many.
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

    /// Loads pictures, a few at once; stops where nobody answers or somebody interrupts.
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

    /// Moves pictures to the failures that are not on the disk any more: later ones took their room.
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
    /// Names the pictures that did not come, and says once what stopped it.
    private func tell(_ outcome: Outcome) {
        let strings = console.strings
        let named = outcome.failures.filter { !$0.error.stopsSync }
        for failure in named.prefix(Self.toldFailures) {
            let reason = strings.message(for: failure.error).text
            console.note(strings("cli.sync.failed", failure.picture.title, reason))
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

    /// Why pictures cannot be kept, by the result code of SQLite that tells it.
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
        let statistics = try await catalogd { () async throws(CatalogError) in
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
    /// Whether further pictures would fail for the same reason.
    fileprivate var stopsSync: Bool {
        switch self {
        case .offline, .rateLimited, .storage: true
        case .notFound, .unauthorized, .server, .badResponse, .cancelled: false
        }
    }

    /// How it ends a command that went on without a picture.
    fileprivate var syncEnd: ExitCode {
        if case .notFound = self { return .done }
        return ExitCode(self)
    }
}
