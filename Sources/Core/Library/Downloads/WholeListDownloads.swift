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

    /// Streams the progress that ``Library/fetchWhole(_:)`` describes.
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
            fetch.store.changes.signals(for: [.list(key), .wholeList(key)]),
            onEnd: { self.leave(key) }
        )
    }

    private func enter(_ key: ListKey) {
        let failed: Job? = state.withLock { state in
            state.nextNumber += 1
            let known = state.jobs[key]
            var job = known ?? Job(number: state.nextNumber)
            if job.failure != nil {
                job = Job(observers: job.observers, number: state.nextNumber)
            }
            job.observers += 1
            state.jobs[key] = job
            return known?.failure == nil ? nil : known
        }
        guard let failed else { return }
        failed.task?.cancel()
        fetch.store.changes.send([.wholeList(key)])
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
            state.jobs[query.key]?.task = Task { await self.run(job.number, of: query) }
        }
    }

    /// Fetches the missing pages; repeats an outage's requests until the service responds.
    private func run(_ number: Int, of query: ResolvedQuery) async {
        let fetch = { @Sendable () async throws(CatalogError) in
            try await self.downloader.fetchPages(.outdated(), of: query.base) { _ in
                self.note(nil, number, of: query.key)
            }
        }
        do throws(CatalogError) {
            do throws(CatalogError) {
                try await fetch()
            } catch .offline {
                note(.offline, number, of: query.key)
                try await self.fetch.sources.service(of: query.base.catalog).retry(fetch)
            }
            note(nil, number, of: query.key, isEnd: true)
        } catch {
            note(Task.isCancelled ? nil : error, number, of: query.key, isEnd: true)
        }
    }

    /// Records why a job doesn't go on, or that it does, unless another has taken its place.
    private func note(
        _ failure: CatalogError?,
        _ number: Int,
        of key: ListKey,
        isEnd: Bool = false
    ) {
        let hasChanged = state.withLock { state in
            guard let job = state.jobs[key], job.number == number else { return false }
            state.jobs[key]?.failure = failure
            if isEnd { state.jobs[key]?.task = nil }
            return isEnd || job.failure != failure
        }
        if hasChanged { fetch.store.changes.send([.wholeList(key)]) }
    }
}
