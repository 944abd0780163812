public import Catalog
import Primitives

/// Whether a service responds; all catalogs of the service share one.
///
/// Only calls of a provider change it. The status of a catalog remains the same object when its
/// source is replaced.
public final class ServiceStatus: Sendable {
    /// A status at one time.
    public struct State: Hashable, Sendable {
        /// Whether the last call got no response.
        public fileprivate(set) var isDown = false
        /// How many outages have ended.
        public fileprivate(set) var recoveryCount = 0
        /// How often waiting requests were made due at once.
        fileprivate(set) var wakeCount = 0
        /// Counts the sources, because a late response of an earlier one says nothing.
        fileprivate var source = 0
        /// Whether the source's provider has a value that it remembers.
        fileprivate var hasRemembered = false
    }

    private let storage = Locked(State())
    private let observers = Observers<Void>()
    private let clock: any Clock<Duration>

    /// Creates the status of a service that responds.
    init(clock: any Clock<Duration>) {
        self.clock = clock
    }

    /// The current status.
    public var state: State { storage.withLock { $0 } }

    /// Returns a stream that signals at once and after each change of ``state``.
    public func changes() -> AsyncStream<Void> { observers.signals() }

    /// Repeats a request that got no response until it gets one, even if it is an error.
    ///
    /// Waits 5, 10, 30 and then every 60 s, the first time before the request. Responses to other
    /// requests don't end a wait: otherwise, a request that never gets one would be repeated as often
    /// as others succeed. The network's return ends it, and so does another source.
    ///
    /// The request waits for its turn as long as its catalog's own limit of requests needs.
    ///
    /// - Throws: `CatalogError`, except `offline`; `cancelled` if the task is cancelled.
    public func retry<Value: Sendable>(
        _ request: @Sendable () async throws(CatalogError) -> Value
    ) async throws(CatalogError) -> Value {
        var (attempts, wakeCount) = (0, state.wakeCount)
        while true {
            let delay = RetryDelay.after(attempts: attempts)
            attempts = try await wait(for: delay, since: wakeCount) ? 0 : attempts + 1
            wakeCount = state.wakeCount
            let result: Result<Value, CatalogError> = await Patience.$isUnlimited.withValue(true) {
                do throws(CatalogError) {
                    return .success(try await request())
                } catch {
                    return .failure(error)
                }
            }
            if case .failure(.offline) = result { continue }
            return try result.get()
        }
    }

    /// Waits for a delay, or until waiting requests are made due.
    ///
    /// - Parameters:
    ///   - delay: how long to wait.
    ///   - count: how often requests had been made due when the last one was sent; until now by
    ///     default.
    /// - Returns: Whether requests were made due.
    /// - Throws: `cancelled` if the task is cancelled.
    func wait(for delay: Duration, since count: Int? = nil) async throws(CatalogError) -> Bool {
        let wakeCount = count ?? state.wakeCount
        let changes = changes()
        await withTaskGroup(of: Void.self) { group in
            // Only cancellation ends a sleep early.
            group.addTask { [clock] in try? await clock.sleep(for: delay) }
            group.addTask {
                for await _ in changes where self.state.wakeCount != wakeCount { return }
            }
            await group.next()
            group.cancelAll()
        }
        if Task.isCancelled { throw .cancelled }
        return self.state.wakeCount != wakeCount
    }

    /// Makes waiting requests due at once, because the system reports a network.
    public func attemptNow() {
        change { $0.wakeCount += 1 }
    }

    /// Calls a provider and records whether the service responded.
    ///
    /// A provider that `remembers` answers only the first time by asking the service.
    func call<Value>(
        remembers: Bool = false,
        _ request: () async throws(CatalogError) -> Value
    ) async throws(CatalogError) -> Fetched<Value> {
        let (source, isRemembered) = (state.source, remembers && state.hasRemembered)
        do throws(CatalogError) {
            let value = try await request()
            guard !isRemembered else { return Fetched(value, from: .store) }
            responded(source, remembers: remembers)
            return Fetched(value, from: .network)
        } catch {
            switch error {
            case .offline: failed(source)
            case .cancelled, .storage, .paced, .refused: break
            case .insecure, .notFound, .unauthorized, .rateLimited, .server, .badResponse:
                responded(source, remembers: false)
            }
            throw error
        }
    }

    /// Starts over because the catalog has another source.
    func sourceChanged() {
        change { state in
            let endedCount = state.recoveryCount + (state.isDown ? 1 : 0)
            state = State(
                recoveryCount: endedCount,
                wakeCount: state.wakeCount + 1,
                source: state.source + 1
            )
        }
    }
}

extension ServiceStatus {
    private func failed(_ source: Int) {
        change { state in
            if state.source == source { state.isDown = true }
        }
    }

    private func responded(_ source: Int, remembers: Bool) {
        change { state in
            guard state.source == source else { return }
            state.hasRemembered = state.hasRemembered || remembers
            guard state.isDown else { return }
            state.isDown = false
            state.recoveryCount += 1
        }
    }

    private func change(_ body: (inout State) -> Void) {
        let hasChanged = storage.withLock { state in
            let old = state
            body(&state)
            return state != old
        }
        if hasChanged { observers.signal() }
    }
}
