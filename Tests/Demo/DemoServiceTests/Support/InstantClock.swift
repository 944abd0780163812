import Primitives

/// A clock whose sleeps end at once, or never until they are cancelled, and are written down.
struct InstantClock: Clock {
    struct Instant: InstantProtocol {
        var offset: Duration = .zero

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    let sleeps = Locked<[Duration]>([])
    let stops: Bool
    let begun = AsyncStream<Void>.makeStream()

    init(stops: Bool = false) {
        self.stops = stops
    }

    var now: Instant { Instant() }
    var minimumResolution: Duration { .nanoseconds(1) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        sleeps.withLock { $0.append(deadline.offset) }
        begun.continuation.yield()
        guard stops else { return }
        let never = AsyncStream<Void>.makeStream()
        for await _ in never.stream {}
        try Task.checkCancellation()
    }
}
