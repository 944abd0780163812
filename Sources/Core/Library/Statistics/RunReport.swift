import Catalog
import ImagePipeline
import Primitives

/// Detects that every picture of a feed has been processed in this run, and reports it once.
///
/// Only for catalogs whose pictures are kept for the run: each run downloads them again, and what
/// an earlier one stored is irrelevant. It waits until the feed has been loaded; a picture that
/// failed for good counts as processed, one without a response does not. A feed without pictures is
/// not reported. It is notified of every loaded feed and every download, and nothing waits for it.
actor RunReport {
    typealias Report = @Sendable (CatalogDescriptor, ImageStatistics) -> Void

    /// The state of one source in this run.
    private struct Progress {
        /// Pictures that arrived or failed for good.
        var finished: Set<String> = []
        /// Pictures of the feed that did neither; nil until the feed has been loaded.
        var missing: Set<String>?
        var isReported = false
    }

    private let store: Store
    private let sources: SourceRegistry
    private let collation: TitleCollation
    private let report: Report
    private var progress: [String: Progress] = [:]
    /// The last task of a chain, so that events are processed in order.
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

    /// Whether an outcome is of a picture that is kept for the run.
    nonisolated func concerns(_ outcome: ImageOutcome) -> Bool {
        source(named: outcome.key.source) != nil
    }

    /// Records the outcome of a download that ``concerns(_:)`` it, once it is stored.
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
        // If the store cannot be read, reads for the user report it.
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
