import Primitives

/// Lets a test and the code under test wait for each other without sleeping.
package final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var lastID = 0
        var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    }

    private let state = Locked(State())

    /// Starts closed.
    package init() {}

    /// Returns once the gate is open, or the calling task is cancelled.
    ///
    /// Cancellation lets a test whose gate never opens end at its time limit, which can only cancel
    /// its task.
    package func wait() async {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let mayPass = state.withLock { state in
                    // Checked under the lock: a cancellation is seen here or finds the waiter
                    // below.
                    guard !state.isOpen, !Task.isCancelled else { return true }
                    state.waiters[id] = continuation
                    return false
                }
                if mayPass { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiters.removeValue(forKey: id) }?.resume()
        }
    }

    /// Lets everyone pass, now and later.
    package func open() {
        let waiters = state.withLock { state in
            state.isOpen = true
            defer { state.waiters = [:] }
            return state.waiters.values
        }
        for waiter in waiters { waiter.resume() }
    }
}
