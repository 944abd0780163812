import Primitives

/// The turns of the requests to one service, spaced evenly in time.
public struct Pace: Sendable {
    private let interval: Duration
    private let clock: any Clock<Duration>
    private let elapsed: @Sendable () -> Duration
    /// When the next request may be sent, on the clock of `elapsed`.
    private let next = Locked(Duration.zero)

    /// Creates turns, of which the first is immediate; `clock` measures the waiting.
    public init(requestsPerSecond: Double, clock: any Clock<Duration> = ContinuousClock()) {
        interval = Duration(clampingSeconds: 1 / requestsPerSecond)
        self.clock = clock
        elapsed = clock.stopwatch()
    }

    /// Waits for the next turn.
    ///
    /// - Parameter limit: The longest wait; nil for no limit.
    /// - Returns: How long it waited.
    /// - Throws: `paced`, at once, if the turn would come after the limit; `cancelled` if the task
    ///   is cancelled while it waits.
    func wait(atMost limit: Duration?) async throws(HTTPError) -> Duration {
        let now = elapsed()
        let (turn, isInTime) = next.withLock { next in
            let turn = max(next, now)
            let isInTime = limit.map { turn - now < $0 } ?? true
            if isInTime { next = turn + interval }
            return (turn, isInTime)
        }
        let wait = turn - now
        guard isInTime else { throw .paced(wait: wait) }
        guard wait > .zero else { return .zero }
        do {
            try await clock.sleep(for: wait)
        } catch {
            // The next request gets the turn, unless another one waits behind it.
            next.withLock { if $0 == turn + interval { $0 = turn } }
            throw .cancelled
        }
        return wait
    }
}
