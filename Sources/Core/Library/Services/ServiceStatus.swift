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
        /// When to retry a service that is down, as the time since the status was created: 5, 10,
        /// 30 and then every 60 s after a failure.
        public fileprivate(set) var nextAttempt = Duration.zero
        /// Failures since the outage began or the network returned.
        fileprivate var failures = 0
        /// Counts the sources, because a late response of an earlier one says nothing.
        fileprivate var source = 0
        /// Whether the source's provider has a value that it remembers.
        fileprivate var hasRemembered = false
    }

    private struct Storage {
        var state = State()
        var observers: [Int: AsyncStream<State>.Continuation] = [:]
        var observerCount = 0
    }

    private let storage = Locked(Storage())
    private let clock: any Clock<Duration>
    private let elapsed: @Sendable () -> Duration

    /// Creates the status of a service that responds.
    init(clock: any Clock<Duration>) {
        self.clock = clock
        elapsed = Self.stopwatch(clock)
    }

    /// The current status.
    public var state: State { storage.withLock { $0.state } }

    /// Emits the current status, then each change; a slow reader gets only the latest.
    public func states() -> AsyncStream<State> {
        let (stream, continuation) = AsyncStream<State>.makeStream(
            bufferingPolicy: .bufferingNewest(1)
        )
        let id = storage.withLock { storage in
            storage.observerCount += 1
            storage.observers[storage.observerCount] = continuation
            continuation.yield(storage.state)
            return storage.observerCount
        }
        continuation.onTermination = { [weak self] _ in
            self?.storage.withLock { $0.observers[id] = nil }
        }
        return stream
    }

    /// Waits until the next attempt is due or the service responds; doesn't wait if it isn't down.
    ///
    /// - Throws: `cancelled` if the task is cancelled.
    public func attemptIsDue() async throws(CatalogError) {
        let states = states()
        let state = state
        let delay = state.isDown ? state.nextAttempt - elapsed() : .zero
        if delay > .zero {
            await withTaskGroup(of: Void.self) { group in
                // Only cancellation ends a sleep early.
                group.addTask { [clock] in try? await clock.sleep(for: delay) }
                group.addTask { [elapsed] in
                    for await state in states where !state.isDown || state.nextAttempt <= elapsed()
                    {
                        return
                    }
                }
                await group.next()
                group.cancelAll()
            }
        }
        if Task.isCancelled { throw .cancelled }
    }

    /// Waits like ``attemptIsDue()``, then runs a request, which waits for its turn as long as its
    /// catalog's own limit of requests needs.
    public func retry<Value: Sendable>(
        _ request: @Sendable () async throws(CatalogError) -> Value
    ) async throws(CatalogError) -> Value {
        try await attemptIsDue()
        let result: Result<Value, CatalogError> = await Patience.$isUnlimited.withValue(true) {
            do throws(CatalogError) {
                return .success(try await request())
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// Whether the service is down and its next attempt isn't due yet.
    var isWaiting: Bool {
        let state = state
        return state.isDown && state.nextAttempt > elapsed()
    }

    /// Makes the next attempt due at once, because the system reports a network.
    public func attemptNow() {
        change { state, now in
            guard state.isDown else { return }
            (state.nextAttempt, state.failures) = (now, 0)
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
            state = State(recoveryCount: endedCount, source: state.source + 1)
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
        storage.withLock { storage in
            let old = storage.state
            body(&storage.state, elapsed())
            guard storage.state != old else { return }
            for observer in storage.observers.values { observer.yield(storage.state) }
        }
    }

    private static func stopwatch(_ clock: some Clock<Duration>) -> @Sendable () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }
}
