import Catalog
import ImagePipeline
import Primitives

/// Detects when all of a feed's pictures have been processed in this run, and reports it once.
///
/// It handles only catalogs whose pictures are stored for the run: each run downloads them again,
/// regardless of what an earlier one stored. It waits until the feed has been loaded. A picture
/// that failed permanently counts as processed; one that got no response doesn't. A feed without
/// pictures isn't reported. It runs in the background: no download waits for it.
actor RunReport {
    typealias Report = @Sendable (CatalogDescriptor, ImageStatistics) -> Void

    /// One source's state in this run.
    private struct Progress {
        /// Pictures that have arrived or failed permanently.
        var finished: Set<String> = []
        /// The feed's pictures that have done neither; nil until the feed has been loaded.
        var missing: Set<String>?
        var isReported = false
    }

    private let store: Store
    private let sources: SourceRegistry
    private let collation: TitleCollation
    private let report: Report
    private var progress: [String: Progress] = [:]
    /// The last task of a chain, which processes events in order.
    private nonisolated let last = Locked<Task<Void, Never>?>(nil)

    init(
        _ store: Store,
        _ sources: SourceRegistry,
        collation: TitleCollation,
        report: @escaping Report
    ) {
        self.store = store
        self.sources = sources
        self.collation = collation
        self.report = report
        store.changes.listen { [weak self] changes in
            for case .posts(let source) in changes {
                self?.enqueue { await $0.feedWasRead(source) }
            }
        }
    }

    /// Returns whether an outcome is for a picture that is stored for the run.
    nonisolated func concerns(_ outcome: ImageOutcome) -> Bool {
        source(named: outcome.key.source) != nil
    }

    /// Records a stored outcome for which ``concerns(_:)`` is true.
    func note(_ outcome: ImageOutcome) {
        let key = outcome.key
        progress[key.source, default: Progress()].finished.insert(key.path)
        progress[key.source]?.missing?.remove(key.path)
        reportIfDone(key.source)
    }

    /// Waits until all earlier events have been processed.
    nonisolated func settled() async {
        var done: Task<Void, Never>?
        while let current = last.withLock({ $0 }), current != done {
            await current.value
            done = current
        }
    }
}

extension RunReport {
    private nonisolated func enqueue(_ work: @escaping @Sendable (RunReport) async -> Void) {
        last.withLock { last in
            let previous = last
            last = Task(priority: .utility) { [weak self] in
                await previous?.value
                if let self { await work(self) }
            }
        }
    }

    private nonisolated func source(named name: String) -> CatalogSource? {
        sources.all.first { $0.scope.name == name && $0.provider.descriptor.images == .run }
    }

    private func feedWasRead(_ name: String) async {
        guard source(named: name) != nil, progress[name]?.isReported != true else { return }
        // If the store can't be read, other reads report the error to the user.
        guard let images = try? await store.postImages(of: name), !images.isEmpty else { return }
        let finished = progress[name]?.finished ?? []
        progress[name, default: Progress()].missing = images.subtracting(finished)
        reportIfDone(name)
    }

    private func reportIfDone(_ name: String) {
        guard let known = progress[name], known.missing?.isEmpty == true, !known.isReported,
            let source = source(named: name)
        else { return }
        progress[name]?.isReported = true
        enqueue { await $0.report(source) }
    }

    private func report(_ source: CatalogSource) async {
        do throws(CatalogError) {
            let statistics = try await store.imageStatistics(of: source.scope, collation)
            report(source.provider.descriptor, statistics)
        } catch {
            // The next picture, or the next time the feed is loaded, tries again.
            progress[source.scope.name]?.isReported = false
        }
    }
}
