public import Primitives

/// A clock that records sleeps, which end at once or only when cancelled.
public struct InstantClock: Clock {
    /// A time relative to the start of the clock.
    public struct Instant: InstantProtocol {
        var offset: Duration = .zero

        /// This time plus a duration.
        public func advanced(by duration: Duration) -> Instant {
            Instant(offset: offset + duration)
        }

        /// The time from this to another instant.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Compares the offsets.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    /// The duration of each sleep, in order.
    public let sleeps = Locked<[Duration]>([])
    /// Yields an element when a sleep starts.
    public let begun = AsyncStream<Void>.makeStream()
    private let stops: Bool

    /// If `stops`, sleeps end only when cancelled.
    public init(stops: Bool = false) {
        self.stops = stops
    }

    /// Always the same.
    public var now: Instant { Instant() }
    /// A nanosecond.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Records the sleep, and returns at once unless the clock stops.
    ///
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
