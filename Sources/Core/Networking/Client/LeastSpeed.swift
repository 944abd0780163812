/// The minimum speed for a response; a slower one is aborted.
public struct LeastSpeed: Hashable, Sendable {
    /// The number of bytes that must arrive in each window after the status line.
    ///
    /// 1,000 by default.
    public var bytes: Int
    /// The length of a window; before the status line, the service may be silent for two windows.
    ///
    /// 10 s by default.
    public var window: Duration

    /// Creates a limit; see the properties for the defaults.
    public init(bytes: Int = 1_000, window: Duration = .seconds(10)) {
        self.bytes = bytes
        self.window = window
    }
}

extension LeastSpeed {
    /// Measures the speed of one response, polled by its transport.
    public struct Gauge: Sendable {
        private let least: LeastSpeed
        private var windowStart: ContinuousClock.Instant
        private var countBefore: Int?

        /// Creates a gauge whose first window begins at `start`.
        public init(_ least: LeastSpeed, start: ContinuousClock.Instant = .now) {
            self.least = least
            windowStart = start
        }

        /// Returns whether the response is too slow.
        ///
        /// - Parameters:
        ///   - received: Bytes of the whole response so far, head and body; nil before its status
        ///     line.
        ///   - now: The current time, never earlier than in the last call.
        /// - Returns: True if the transport should abort the response.
        public mutating func isTooSlow(
            received: Int?,
            at now: ContinuousClock.Instant = .now
        ) -> Bool {
            guard let received else { return now - windowStart >= least.window * 2 }
            guard let countBefore else {
                beginWindow(with: received, at: now)
                return false
            }
            guard now - windowStart >= least.window else { return false }
            guard received - countBefore >= least.bytes else { return true }
            beginWindow(with: received, at: now)
            return false
        }

        private mutating func beginWindow(
            with received: Int,
            at now: ContinuousClock.Instant
        ) {
            windowStart = now
            countBefore = received
        }
    }
}
