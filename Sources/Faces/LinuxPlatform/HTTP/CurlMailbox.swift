import CCurl
import Primitives
import Networking

/// How a client's callers reach its thread: commands in order, and a bell.
final class CurlMailbox: Sendable {
    /// Names one request, from its start to its answer.
    typealias TransferID = UInt
    /// Where the answer goes, exactly once.
    typealias Answer = CheckedContinuation<Result<HTTPResponse, HTTPError>, Never>

    /// What the thread is told.
    enum Command: Sendable {
        /// Send this.
        case start(TransferID, HTTPRequest, Answer)
        /// Stop it, if it still runs.
        case cancel(TransferID)
        /// Answer what is left and end.
        case end
    }

    private struct State {
        var commands: [Command] = []
        /// Opened, and neither submitted nor cancelled yet.
        var unsubmitted: Set<TransferID> = []
        var lastID: TransferID = 0
        var bell: Bell?
        /// What every request is told once there is no thread.
        var refusal: HTTPError?

        mutating func post(_ command: Command) {
            commands.append(command)
            // Only the first: the thread takes all at once. Each ring is a system call.
            if commands.count == 1 { bell?.ring() }
        }
    }

    private let state = Locked(State())

    /// Begins a request, so that a cancellation may come before its submission.
    func open() -> TransferID {
        state.withLock { state in
            state.lastID += 1
            state.unsubmitted.insert(state.lastID)
            return state.lastID
        }
    }

    /// Hands a request to the thread, or answers it here where it has been cancelled already.
    func submit(_ request: HTTPRequest, id: TransferID, continuation: Answer) {
        let refusal = state.withLock { state -> HTTPError? in
            guard state.unsubmitted.remove(id) != nil else { return .cancelled }
            guard state.refusal == nil else { return state.refusal }
            state.post(.start(id, request, continuation))
            return nil
        }
        if let refusal { continuation.resume(returning: .failure(refusal)) }
    }

    /// Cancels a request at whatever point it is; nothing happens where it is answered already.
    func cancel(_ id: TransferID) {
        state.withLock { state in
            guard state.unsubmitted.remove(id) == nil else { return }
            state.post(.cancel(id))
        }
    }

    /// Tells the thread something.
    func post(_ command: Command) {
        state.withLock { $0.post(command) }
    }

    /// Takes every command; called by the thread.
    func take() -> [Command] {
        state.withLock { state in
            let commands = state.commands
            state.commands = []
            return commands
        }
    }

    /// Says how the thread is woken.
    func connect(_ bell: Bell) {
        state.withLock { $0.bell = bell }
    }

    /// Forgets the bell, answers every request that has not been taken by an error, and all later
    /// ones; called by the thread before it frees its multi handle.
    func close(refusing error: HTTPError) {
        let commands = state.withLock { state in
            state.bell = nil
            state.refusal = error
            defer { state.commands = [] }
            return state.commands
        }
        for case .start(_, _, let answer) in commands {
            answer.resume(returning: .failure(error))
        }
    }
}

extension CurlMailbox {
    /// Wakes the thread from its wait.
    struct Bell: @unchecked Sendable {
        // SAFETY: curl_multi_wakeup may be called from any thread while the handle lives; the bell
        // rings only under the mailbox's lock, and is taken out under it before the handle is
        // freed.
        private let multi: UnsafeMutableRawPointer

        /// Makes the bell of a multi handle.
        init(multi: UnsafeMutableRawPointer) {
            self.multi = multi
        }

        /// Wakes the thread, at once or at its next wait.
        func ring() {
            curl_multi_wakeup(multi)
        }
    }
}
