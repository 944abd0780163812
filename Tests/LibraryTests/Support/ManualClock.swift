import Locks

/// A clock that a test moves.
final class ManualClock: Clock {
    struct Instant: InstantProtocol {
        var offset: Duration = .zero

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper {
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Instant()
        var sleepers: [Int: Sleeper] = [:]
        var cancelled: Set<Int> = []
        var nextID = 0
        var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Locked(State())

    var now: Instant { state.withLock { $0.now } }
    var minimumResolution: Duration { .zero }
    var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { add($0, id: id, until: deadline) }
        } onCancel: {
            let sleeper = state.withLock { state in
                state.cancelled.insert(id)
                return state.sleepers.removeValue(forKey: id)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
            wake()
        }
    }

    /// Moves on and wakes whoever is due.
    func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let due = state.sleepers.filter { $0.value.deadline <= state.now }
            for id in due.keys { state.sleepers[id] = nil }
            return Array(due.values)
        }
        for sleeper in due { sleeper.continuation.resume() }
    }

    /// Waits until exactly so many sleep.
    func sleepers(_ count: Int) async {
        await withCheckedContinuation { continuation in
            state.withLock { $0.waiters.append((count, continuation)) }
            wake()
        }
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
        wake()
    }

    private func wake() {
        let ready = state.withLock { state in
            let count = state.sleepers.count
            let ready = state.waiters.filter { $0.count == count }
            state.waiters.removeAll { $0.count == count }
            return ready.map(\.continuation)
        }
        for waiter in ready { waiter.resume() }
    }
}
