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
        /// When the next request of a list is due while the service is down, as the time since the
        /// status was created: 5, 10, 30 and then every 60 s after a failure.
        public fileprivate(set) var nextAttempt = Duration.zero
        /// Failures since the outage began or the network returned.
        fileprivate var failures = 0
        /// How often waiting requests were made due at once.
        fileprivate var wakeCount = 0
        /// Counts the sources, because a late response of an earlier one says nothing.
        fileprivate var source = 0
        /// Whether the source's provider has a value that it remembers.
        fileprivate var hasRemembered = false
    }

    private let storage = Locked(State())
    private let observers = Observers<Void>()
    private let clock: any Clock<Duration>
    private let elapsed: @Sendable () -> Duration

    /// Creates the status of a service that responds.
    init(clock: any Clock<Duration>) {
        self.clock = clock
        elapsed = Self.stopwatch(clock)
    }

    /// The current status.
    public var state: State { storage.withLock { $0 } }

    /// Returns a stream that signals at once and after each change of ``state``.
    public func changes() -> AsyncStream<Void> { observers.signals() }

    /// Repeats a request that got no response until it gets one, even if it is an error.
    ///
    /// Waits 5, 10, 30 and then every 60 s after a failure, and first until the service's next
    /// attempt is due. Responses to other requests don't end a wait: otherwise, a request that never
    /// gets one would be repeated as often as others succeed. The network's return ends it, and so
    /// does another source.
    ///
    /// The request waits for its turn as long as its catalog's own limit of requests needs.
    ///
    /// - Throws: `CatalogError`, except `offline`; `cancelled` if the task is cancelled.
    public func retry<Value: Sendable>(
        _ request: @Sendable () async throws(CatalogError) -> Value
    ) async throws(CatalogError) -> Value {
        var (attempts, wakeCount) = (0, state.wakeCount)
        while true {
            let state = state
            let isFirst = attempts == 0 && state.isDown
            let delay =
                isFirst ? state.nextAttempt - elapsed() : RetryDelay.after(attempts: attempts)
            let isEarly = try await wait(for: delay, since: wakeCount)
            attempts = isEarly ? 0 : attempts + 1
            wakeCount = self.state.wakeCount
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
    ///   - delay: how long to wait; doesn't wait if it isn't positive.
    ///   - count: how often requests had been made due when the last one was sent; until now by
    ///     default.
    /// - Returns: Whether requests were made due.
    /// - Throws: `cancelled` if the task is cancelled.
    func wait(for delay: Duration, since count: Int? = nil) async throws(CatalogError) -> Bool {
        let wakeCount = count ?? state.wakeCount
        if delay > .zero {
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
        }
        if Task.isCancelled { throw .cancelled }
        return self.state.wakeCount != wakeCount
    }

    /// Makes waiting requests due at once, because the system reports a network.
    public func attemptNow() {
        change { state, now in
            state.wakeCount += 1
            if state.isDown { (state.nextAttempt, state.failures) = (now, 0) }
        }
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
        change { state, _ in
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
        change { state, now in
            guard state.source == source else { return }
            // Other calls may fail while an attempt isn't due yet, or after it failed.
            guard !state.isDown || now >= state.nextAttempt else { return }
            state.isDown = true
            state.nextAttempt = now + RetryDelay.after(attempts: state.failures)
            state.failures += 1
        }
    }

    private func responded(_ source: Int, remembers: Bool) {
        change { state, _ in
            guard state.source == source else { return }
            state.hasRemembered = state.hasRemembered || remembers
            guard state.isDown else { return }
            (state.isDown, state.failures) = (false, 0)
            state.recoveryCount += 1
        }
    }

    private func change(_ body: (inout State, _ now: Duration) -> Void) {
        let now = elapsed()
        let hasChanged = storage.withLock { state in
            let old = state
            body(&state, now)
            return state != old
        }
        if hasChanged { observers.signal() }
    }

    private static func stopwatch(_ clock: some Clock<Duration>) -> @Sendable () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }
}
