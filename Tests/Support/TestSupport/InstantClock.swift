public import Primitives

/// A clock whose sleeps end at once, or never until they are cancelled, and are written down.
public struct InstantClock: Clock {
    /// A time since the clock was made.
    public struct Instant: InstantProtocol {
        var offset: Duration = .zero

        /// The time that much later.
        public func advanced(by duration: Duration) -> Instant {
            Instant(offset: offset + duration)
        }

        /// How much later the other one is.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Compares two times.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    /// The sleeps that were asked for, in order.
    public let sleeps = Locked<[Duration]>([])
    /// An element for each sleep that has begun.
    public let begun = AsyncStream<Void>.makeStream()
    private let stops: Bool

    /// `stops` makes sleeps endless.
    public init(stops: Bool = false) {
        self.stops = stops
    }

    /// Always the same.
    public var now: Instant { Instant() }
    /// A nanosecond.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Writes the sleep down, and returns at once.
    /// - Throws: `CancellationError`, if sleeps are endless and the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        sleeps.withLock { $0.append(deadline.offset) }
        begun.continuation.yield()
        guard stops else { return }
        let never = AsyncStream<Void>.makeStream()
        for await _ in never.stream {}
        try Task.checkCancellation()
    }
}
