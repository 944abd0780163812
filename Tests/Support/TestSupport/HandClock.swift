import Primitives

/// A clock that a test moves, and that remembers how long it was asked to wait.
package final class HandClock: Clock {
    /// A time since the clock was made.
    package struct Instant: InstantProtocol {
        /// How long since then.
        package var offset: Duration = .zero

        /// The time so much later.
        package func advanced(by duration: Duration) -> Instant {
            Instant(offset: offset + duration)
        }

        /// How much later another one is.
        package func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Whether one is before another.
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

    /// Makes a clock that stands still.
    package init() {}

    /// The time as the test has moved it.
    package var now: Instant { state.withLock { $0.now } }
    /// None.
    package var minimumResolution: Duration { .zero }
    /// Every wait that was asked for, in order.
    package var waits: [Duration] { state.withLock { $0.waits } }
    /// How many wait now.
    package var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// Waits until the test has moved the time there.
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

    /// Moves on and wakes whoever is due.
    package func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let due = state.sleepers.filter { $0.value.deadline <= state.now }
            for id in due.keys { state.sleepers[id] = nil }
            return Array(due.values)
        }
        for sleeper in due { sleeper.continuation.resume() }
    }

    /// Waits until exactly so many sleep, or until the calling task is cancelled.
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
        let isCancelled = state.withLock { state in
            guard !state.cancelled.contains(id) else { return true }
            state.sleepers[id] = Sleeper(deadline: deadline, continuation: continuation)
            return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
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
