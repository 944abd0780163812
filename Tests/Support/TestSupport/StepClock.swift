import Primitives

/// A clock that never waits: a sleep is recorded and advances the time.
package final class StepClock: Clock {
    /// A time relative to the start of the clock.
    package struct Instant: InstantProtocol {
        /// Since the start.
        package var offset = Duration.zero

        /// This time plus a duration.
        package func advanced(by duration: Duration) -> Instant {
            Instant(offset: offset + duration)
        }

        /// The time from this to another instant.
        package func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Compares the offsets.
        package static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private let state = Locked<(now: Instant, sleeps: [Duration])>((Instant(), []))

    /// Starts at zero.
    package init() {}

    /// The sum of all sleeps and advances.
    package var now: Instant { state.withLock { $0.now } }
    /// Sleeps may be any whole number of nanoseconds.
    package var minimumResolution: Duration { .nanoseconds(1) }
    /// The duration of each sleep, in order.
    package var sleeps: [Duration] { state.withLock { $0.sleeps } }

    /// Advances the time without a sleep.
    package func advance(by duration: Duration) {
        state.withLock { $0.now = $0.now.advanced(by: duration) }
    }

    /// Advances to `deadline` at once.
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
