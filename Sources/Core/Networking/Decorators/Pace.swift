import Primitives

/// The turns of the requests to one service, spaced evenly in time.
public struct Pace: Sendable {
    private let interval: Duration
    private let clock: any Clock<Duration>
    private let elapsed: @Sendable () -> Duration
    private let turns = Locked(Turns())

    /// Times on the clock of `elapsed`.
    private struct Turns {
        /// When the next request may be sent.
        var next = Duration.zero
        /// When the last request that yields may be sent.
        var yielding = Duration.zero
    }

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
        let (turn, isInTime) = turns.withLock { turns in
            let turn = max(turns.next, now)
            let isInTime = limit.map { turn - now < $0 } ?? true
            if isInTime { turns.next = turn + interval }
            return (turn, isInTime)
        }
        guard isInTime else { throw .paced(wait: turn - now) }
        try await sleep(until: turn, at: now, isOwn: true)
        return turn - now
    }

    /// Waits for a turn, however long it takes, of which all callers together reserve only one at a
    /// time: other requests wait at most one turn longer.
    ///
    /// - Returns: How long it waited.
    /// - Throws: `cancelled` if the task is cancelled while it waits.
    func waitYielding() async throws(HTTPError) -> Duration {
        let start = elapsed()
        while true {
            let now = elapsed()
            let (turn, isOwn) = turns.withLock { turns in
                if turns.yielding > now { return (turns.yielding, false) }
                turns.yielding = max(turns.next, now)
                turns.next = turns.yielding + interval
                return (turns.yielding, true)
            }
            try await sleep(until: turn, at: now, isOwn: isOwn)
            if isOwn { return turn - start }
        }
    }

    private func sleep(
        until turn: Duration,
        at now: Duration,
        isOwn: Bool
    ) async throws(HTTPError) {
        guard turn > now else { return }
        do {
            try await clock.sleep(for: turn - now)
        } catch {
            // The next request gets the caller's own turn, unless another one waits behind it.
            turns.withLock { if isOwn, $0.next == turn + interval { $0.next = turn } }
            throw .cancelled
        }
    }
}
