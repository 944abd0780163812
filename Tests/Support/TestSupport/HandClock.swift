import Primitives

/// A clock that the test advances and that records the requested delays.
package final class HandClock: Clock {
    /// A time relative to the start of the clock.
    package struct Instant: InstantProtocol {
        /// Since the start.
        package var offset: Duration = .zero

        /// This time plus a duration.
        package func advanced(by duration: Duration) -> Instant {
            Instant(offset: offset + duration)
        }

        /// The time from this to another instant.
        package func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Compares the offsets.
        package static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper {
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Instant()
        package var waits: [Duration] = []
        var sleepers: [Int: Sleeper] = [:]
        var cancelled: Set<Int> = []
        var watchers: [(count: Int, gate: Gate)] = []
    }

    private let state = Locked(State())

    /// Starts at zero and does not advance by itself.
    package init() {}

    /// Changes only with ``advance(by:)``.
    package var now: Instant { state.withLock { $0.now } }
    /// Zero: every duration is exact.
    package var minimumResolution: Duration { .zero }
    /// Every requested delay, in order.
    package var waits: [Duration] { state.withLock { $0.waits } }
    /// The number of sleeping tasks.
    package var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// Sleeps until the test has advanced the clock far enough.
    ///
    /// - Throws: `CancellationError`.
    package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = state.withLock { state in
            state.waits.append(state.now.duration(to: deadline))
            return state.waits.count
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { add($0, id: id, until: deadline) }
        } onCancel: {
            let sleeper = state.withLock { state in
                state.cancelled.insert(id)
                return state.sleepers.removeValue(forKey: id)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
            tellWatchers()
        }
    }

    /// Advances the time and wakes the sleepers that are due.
    package func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let due = state.sleepers.filter { $0.value.deadline <= state.now }
            for id in due.keys { state.sleepers[id] = nil }
            return Array(due.values)
        }
        for sleeper in due { sleeper.continuation.resume() }
    }

    /// Waits until exactly `count` tasks sleep, or the calling task is cancelled.
    package func sleepers(_ count: Int) async {
        let gate = Gate()
        state.withLock { $0.watchers.append((count, gate)) }
        tellWatchers()
        await gate.wait()
    }

    private func add(
        _ continuation: CheckedContinuation<Void, any Error>,
        id: Int,
        until deadline: Instant
    ) {
        let result: Result<Void, any Error>? = state.withLock { state in
            guard !state.cancelled.contains(id) else { return .failure(CancellationError()) }
            // A test that saw the wait may have advanced the clock before the sleep began.
            guard deadline > state.now else { return .success(()) }
            state.sleepers[id] = Sleeper(deadline: deadline, continuation: continuation)
            return nil
        }
        if let result { continuation.resume(with: result) }
        tellWatchers()
    }

    private func tellWatchers() {
        let ready = state.withLock { state in
            let count = state.sleepers.count
            let ready = state.watchers.filter { $0.count == count }
            state.watchers.removeAll { $0.count == count }
            return ready.map(\.gate)
        }
        for gate in ready { gate.open() }
    }
}
