import Catalog
import ImagePipeline
import Primitives

/// Makes lists available offline, one at a time: missing pages, then missing pictures.
///
/// What is there is told by the store, so that a restart goes on where the last run stood.
final class OfflineJobs: Sendable {
    /// What happens to lists, as far as the store does not know.
    private struct State {
        var current: (list: OfflineList.ID, task: Task<CatalogError?, Never>)?
        var halt: CatalogError?
        var nap: Task<Void, Never>?
        var failures: [OfflineList.ID: CatalogError] = [:]
    }

    /// The delays before each retry; the last one repeats.
    static let delays: [Duration] = [.seconds(5), .seconds(10), .seconds(30), .seconds(60)]

    private let store: Store
    private let clock: any Clock<Duration>
    private let state = Locked(State())

    init(store: Store, clock: any Clock<Duration>) {
        self.store = store
        self.clock = clock
    }

    /// Fetches with `fetch` what is wanted until cancelled; `tidy` runs at the start and whenever
    /// all is done.
    ///
    /// Where a service does not answer or asks for a pause it waits, and tries again.
    func run(
        next: @Sendable (Set<OfflineList.ID>) async throws(CatalogError) -> OfflineEntry?,
        fetch: @escaping @Sendable (OfflineEntry) async -> CatalogError?,
        tidy: @Sendable () async -> Void
    ) async {
        var isTidy = false
        for await _ in store.changes.signals(for: [.offline]) {
            var attempts = 0
            while !Task.isCancelled, let entry = await entry(next) {
                isTidy = false
                guard let error = await work(on: entry, fetch) else {
                    attempts = 0
                    continue
                }
                guard error.isPassing else {
                    if error != .cancelled { fail(entry.id, error) }
                    continue
                }
                await nap(after: error, attempts)
                attempts += 1
            }
            if Task.isCancelled { return }
            if !isTidy { await tidy() }
            isTidy = true
        }
    }

    /// What happens to a list that is to be fetched.
    func activity(of list: OfflineList.ID) -> OfflineList.Activity {
        state.withLock { state in
            if let failure = state.failures[list] { return .failed(failure) }
            if let halt = state.halt { return .halted(halt) }
            return state.current?.list == list ? .running : .waiting
        }
    }

    /// Ends what is being done for a list, and forgets that it failed.
    func stop(_ list: OfflineList.ID) async {
        let task = state.withLock { state in
            state.failures[list] = nil
            return state.current?.list == list ? state.current?.task : nil
        }
        task?.cancel()
        wake()
        _ = await task?.value
    }

    /// Tries again what failed, or one list of it, and what waits for a service.
    func retry(_ list: OfflineList.ID? = nil) {
        state.withLock { state in
            if let list { state.failures[list] = nil } else { state.failures = [:] }
        }
        wake()
        store.changes.send([.offline])
    }

    /// Ends the wait for a service.
    func wake() {
        state.withLock { $0.nap }?.cancel()
    }
}

extension OfflineJobs {
    private func entry(
        _ next: @Sendable (Set<OfflineList.ID>) async throws(CatalogError) -> OfflineEntry?
    ) async -> OfflineEntry? {
        let failed = state.withLock { Set($0.failures.keys) }
        do throws(CatalogError) {
            return try await next(failed)
        } catch {
            // Reads for the user report the error.
            return nil
        }
    }

    private func work(
        on entry: OfflineEntry,
        _ fetch: @escaping @Sendable (OfflineEntry) async -> CatalogError?
    ) async -> CatalogError? {
        let task = Task(priority: .utility) { await fetch(entry) }
        state.withLock { $0.current = (entry.id, task) }
        store.changes.send([.offline])
        let error = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        state.withLock { $0.current = nil }
        return error
    }

    private func fail(_ list: OfflineList.ID, _ error: CatalogError) {
        state.withLock { $0.failures[list] = error }
        store.changes.send([.offline])
    }

    private func nap(after error: CatalogError, _ attempts: Int) async {
        var delay = Self.delays[min(attempts, Self.delays.count - 1)]
        if case .rateLimited(let wanted?) = error { delay = max(delay, wanted) }
        let nap = Task<Void, Never> { [clock] in
            // Ends early when it is cancelled.
            try? await clock.sleep(for: delay)
        }
        state.withLock { state in
            state.halt = error
            state.nap = nap
        }
        store.changes.send([.offline])
        await withTaskCancellationHandler {
            await nap.value
        } onCancel: {
            nap.cancel()
        }
        state.withLock { state in
            state.halt = nil
            state.nap = nil
        }
    }
}

/// A list to fetch, with its catalog's source.
struct OfflineEntry: Sendable {
    let id: OfflineList.ID
    let stored: OfflineTable.Entry
    let query: ResolvedQuery
}
