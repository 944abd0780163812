import Primitives

/// Limits how many jobs run at once; the others wait in a priority queue.
///
/// While a visible image loads, at most one image is prefetched, so that prefetching doesn't delay
/// it.
final class ConcurrencyLimiter: Sendable {
    private struct Waiting {
        let id: Int
        let priority: SharedPriority
        let continuation: CheckedContinuation<Bool, Never>
    }

    private struct State {
        var limit: Int
        var number = 0
        var running: [SharedPriority] = []
        var waiting: [Waiting] = []
    }

    private let state: Locked<State>

    init(limit: Int) {
        state = Locked(State(limit: limit))
    }

    /// Waits until the job may run; returns false if cancelled.
    ///
    /// If it returns true, the caller has to call ``release(_:)``.
    func acquire(_ priority: SharedPriority) async -> Bool {
        let id = state.withLock { state in
            state.number += 1
            return state.number
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                queue(Waiting(id: id, priority: priority, continuation: continuation))
            }
        } onCancel: {
            cancelWaiting(id)
        }
    }

    /// Ends a job so that another may run.
    func release(_ priority: SharedPriority) {
        admit { state in
            let place = state.running.firstIndex { $0 === priority }
            if let place { state.running.remove(at: place) }
        }
    }

    /// Changes how many jobs may run at once.
    func setLimit(_ limit: Int) {
        admit { $0.limit = limit }
    }

    /// The number of waiting jobs.
    var waitingCount: Int { state.withLock { $0.waiting.count } }
}

extension ConcurrencyLimiter {
    private func queue(_ waiting: Waiting) {
        let isCancelled = state.withLock { state in
            // Checked under the lock, as in `SingleFlight`.
            guard !Task.isCancelled else { return true }
            state.waiting.append(waiting)
            return false
        }
        if isCancelled {
            waiting.continuation.resume(returning: false)
        } else {
            admit { _ in }
        }
    }

    private func cancelWaiting(_ id: Int) {
        let waiting: Waiting? = state.withLock { state in
            guard let index = state.waiting.firstIndex(where: { $0.id == id }) else { return nil }
            return state.waiting.remove(at: index)
        }
        waiting?.continuation.resume(returning: false)
    }

    private func admit(after change: (inout State) -> Void) {
        let admitted: [Waiting] = state.withLock { state in
            change(&state)
            var admitted: [Waiting] = []
            while state.running.count < state.limit, let index = Self.next(in: state) {
                let next = state.waiting.remove(at: index)
                admitted.append(next)
                state.running.append(next.priority)
            }
            return admitted
        }
        for waiting in admitted { waiting.continuation.resume(returning: true) }
    }

    /// Returns the index of the most urgent waiting job that may run.
    ///
    /// It searches all waiting jobs, at most a few hundred: priorities change while jobs wait, so
    /// no order can be maintained.
    private static func next(in state: State) -> Int? {
        let next = state.waiting.indices
            .map { (priority: state.waiting[$0].priority.value, index: $0) }
            .min { $0.priority < $1.priority }
        guard let next, next.priority.level == .prefetch else { return next?.index }
        let levels = state.running.map(\.value.level)
        return levels.contains(.visible) && levels.contains(.prefetch) ? nil : next.index
    }
}
