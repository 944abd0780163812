import Catalog
import Primitives

/// Downloads whole lists, with one job per list for as long as it has observers.
final class WholeListDownloads: Sendable {
    private struct Job {
        var observers = 0
        var task: Task<Void, Never>?
        var failure: CatalogError?
        /// A number that distinguishes this job's task from an earlier one that is still ending.
        let number: Int
    }

    private struct State {
        var jobs: [ListKey: Job] = [:]
        var nextNumber = 0
    }

    private let state = Locked(State())
    private let downloader: ListDownloader

    init(downloader: ListDownloader) {
        self.downloader = downloader
    }

    /// Streams the progress that ``Library/complete(_:)`` describes.
    func progress(of query: Query) -> Updates<ListProgress> {
        Updates(
            observe: { self.observe(query) },
            read: { () async throws(CatalogError) in try await self.current(query) }
        )
    }
}

extension WholeListDownloads {
    private var fetch: PageFetch { downloader.fetch }

    private func observe(_ query: Query) -> Observation {
        // If the catalog doesn't exist, the first read reports it.
        guard let resolved = try? fetch.resolve(query) else {
            return Observation(fetch.store.changes.signals(for: []))
        }
        let key = resolved.key
        enter(key)
        return Observation(
            fetch.store.changes.signals(for: [.list(key), .completion(key)]),
            onEnd: { self.leave(key) }
        )
    }

    private func enter(_ key: ListKey) {
        let isRetry = state.withLock { state in
            state.nextNumber += 1
            var job = state.jobs[key] ?? Job(number: state.nextNumber)
            let isRetry = job.failure != nil
            job.observers += 1
            job.failure = nil
            state.jobs[key] = job
            return isRetry
        }
        if isRetry { fetch.store.changes.send([.completion(key)]) }
    }

    private func leave(_ key: ListKey) {
        let abandoned: Task<Void, Never>? = state.withLock { state in
            state.jobs[key]?.observers -= 1
            guard let job = state.jobs[key], job.observers == 0 else { return nil }
            state.jobs[key] = nil
            return job.task
        }
        abandoned?.cancel()
    }

    private func current(_ query: Query) async throws(CatalogError) -> ListProgress {
        let resolved = try fetch.resolve(query)
        var progress = try await fetch.store.progress(of: resolved)
        progress.failure = state.withLock { $0.jobs[resolved.key]?.failure }
        if !progress.hasAllPages, progress.failure == nil { start(resolved) }
        return progress
    }

    private func start(_ query: ResolvedQuery) {
        state.withLock { state in
            guard let job = state.jobs[query.key], job.task == nil else { return }
            state.jobs[query.key]?.task = Task {
                let failure = await self.fetchMissingPages(of: query)
                self.finish(query.key, number: job.number, failure: failure)
            }
        }
    }

    private func fetchMissingPages(of query: ResolvedQuery) async -> CatalogError? {
        do throws(CatalogError) {
            try await downloader.fetchPages(of: query.base) { number throws(CatalogError) in
                // Resolves the query again because the source may have been replaced.
                try await fetch.store.firstMissingPage(
                    of: try fetch.resolve(query.base),
                    after: number
                )
            } stored: { _ in
            }
            return nil
        } catch {
            return Task.isCancelled ? nil : error
        }
    }

    private func finish(_ key: ListKey, number: Int, failure: CatalogError?) {
        let isCurrent = state.withLock { state in
            guard state.jobs[key]?.number == number else { return false }
            state.jobs[key]?.task = nil
            state.jobs[key]?.failure = failure
            return true
        }
        if isCurrent { fetch.store.changes.send([.completion(key)]) }
    }
}
