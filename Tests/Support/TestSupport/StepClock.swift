import Primitives

/// A clock that never waits: a sleep is remembered, and moves the time.
package final class StepClock: Clock {
    /// A time since the clock was made.
    package struct Instant: InstantProtocol {
        /// How long since then.
        package var offset = Duration.zero

        /// The time so much later.
        package func advanced(by duration: Duration) -> Instant {
            Instant(offset: offset + duration)
        }

        /// How much later another one is.
        package func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Whether one is before another.
        package static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private let state = Locked<(now: Instant, sleeps: [Duration])>((Instant(), []))

    /// Makes a clock at zero.
    package init() {}

    /// The time that sleeps have made.
    package var now: Instant { state.withLock { $0.now } }
    /// A nanosecond.
    package var minimumResolution: Duration { .nanoseconds(1) }
    /// How long was slept each time, in order.
    package var sleeps: [Duration] { state.withLock { $0.sleeps } }

    /// Moves the time without a sleep.
    package func advance(by duration: Duration) {
        state.withLock { $0.now = $0.now.advanced(by: duration) }
    }

    /// Moves the time there at once.
    ///
    /// - Throws: `CancellationError`.
    package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        state.withLock { state in
            state.sleeps.append(state.now.duration(to: deadline))
            state.now = deadline
        }
    }
}
