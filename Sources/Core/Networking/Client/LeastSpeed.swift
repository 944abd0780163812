/// The least speed of a response, below which it is given up.
public struct LeastSpeed: Hashable, Sendable {
    /// Bytes that must come within each window from the status line on.
    ///
    /// 1,000 by default.
    public var bytes: Int
    /// The window; before the status line a service may be silent for two of them.
    ///
    /// 10 s by default.
    public var window: Duration

    /// Makes a least speed; see the properties for the defaults.
    public init(bytes: Int = 1_000, window: Duration = .seconds(10)) {
        self.bytes = bytes
        self.window = window
    }
}

extension LeastSpeed {
    /// Compares one response with a least speed; asked now and then by its transport.
    public struct Gauge: Sendable {
        private let least: LeastSpeed
        private var windowStart: ContinuousClock.Instant
        private var countBefore: Int?

        /// Makes a gauge whose time begins at `start`.
        public init(_ least: LeastSpeed, start: ContinuousClock.Instant = .now) {
            self.least = least
            windowStart = start
        }

        /// Whether too little has come.
        ///
        /// - Parameters:
        ///   - received: Bytes of the whole response so far, head and body; nil before its status
        ///     line.
        ///   - now: The time, never earlier than at the last call.
        /// - Returns: True where the response is to be given up.
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
