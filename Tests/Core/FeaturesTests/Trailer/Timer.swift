import Primitives

/// A clock that wakes its sleepers when the test asks.
final class Timer: Clock {
    struct Instant: InstantProtocol {
        var offset: Duration = .zero

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct State {
        var asked: [Duration] = []
        var sleepers: [Int: CheckedContinuation<Void, any Error>] = [:]
    }

    private let state = Locked(State())

    var now: Instant { Instant() }
    var minimumResolution: Duration { .zero }
    /// The requested durations, in order.
    var asked: [Duration] { state.withLock { $0.asked } }
    /// The number of sleeping tasks.
    var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = state.withLock { state in
            state.asked.append(deadline.offset)
            return state.asked.count
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                state.withLock { $0.sleepers[id] = continuation }
                if Task.isCancelled { end(id) }
            }
        } onCancel: {
            end(id)
        }
    }

    /// Wakes all sleepers.
    func ring() {
        let sleepers = state.withLock { state in
            defer { state.sleepers = [:] }
            return state.sleepers.values
        }
        for sleeper in sleepers { sleeper.resume() }
    }

    private func end(_ id: Int) {
        state.withLock { $0.sleepers.removeValue(forKey: id) }?
            .resume(throwing: CancellationError())
    }
}
