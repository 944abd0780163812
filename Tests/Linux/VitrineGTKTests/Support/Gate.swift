import Primitives

/// A gate that a test shuts and opens.
final class Gate: Sendable {
    private struct State {
        var isShut = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Locked(State())

    /// Waits while it is shut.
    func pass() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if state.isShut { state.waiting.append(continuation) }
                return !state.isShut
            }
            if isOpen { continuation.resume() }
        }
    }

    /// Makes callers wait, or resumes all that wait.
    func shut(_ isShut: Bool) {
        let waiting = state.withLock { state in
            state.isShut = isShut
            guard !isShut else { return [CheckedContinuation<Void, Never>]() }
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}
