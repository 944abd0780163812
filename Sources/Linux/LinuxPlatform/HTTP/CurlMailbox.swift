import CCurl
import Primitives
import Networking

/// Passes commands from a client's callers to its thread, in order, and wakes it.
final class CurlMailbox: Sendable {
    /// Identifies one request from start to finish.
    typealias TransferID = UInt
    /// Resumed exactly once.
    typealias Answer = CheckedContinuation<Result<HTTPResponse, HTTPError>, Never>

    enum Command: Sendable {
        /// Send the request.
        case start(TransferID, HTTPRequest, Answer)
        /// Stop the request if it is in flight.
        case cancel(TransferID)
        /// Finish the remaining requests and end the thread.
        case end
    }

    private struct State {
        var commands: [Command] = []
        /// Opened, but neither submitted nor cancelled yet.
        var unsubmitted: Set<TransferID> = []
        var lastID: TransferID = 0
        var bell: Bell?
        /// The error of every request once the thread has ended.
        var refusal: HTTPError?

        mutating func post(_ command: Command) {
            commands.append(command)
            // Only for the first: the thread takes all at once, and each ring is a system call.
            if commands.count == 1 { bell?.ring() }
        }
    }

    private let state = Locked(State())

    /// Registers a request, so that it can be cancelled before it is submitted.
    func open() -> TransferID {
        state.withLock { state in
            state.lastID += 1
            state.unsubmitted.insert(state.lastID)
            return state.lastID
        }
    }

    /// Passes a request to the thread, or finishes it here if it has been cancelled already.
    func submit(_ request: HTTPRequest, id: TransferID, continuation: Answer) {
        let refusal = state.withLock { state -> HTTPError? in
            guard state.unsubmitted.remove(id) != nil else { return .cancelled }
            guard state.refusal == nil else { return state.refusal }
            state.post(.start(id, request, continuation))
            return nil
        }
        if let refusal { continuation.resume(returning: .failure(refusal)) }
    }

    /// Cancels a request in any state; does nothing if it has finished.
    func cancel(_ id: TransferID) {
        state.withLock { state in
            guard state.unsubmitted.remove(id) == nil else { return }
            state.post(.cancel(id))
        }
    }

    func post(_ command: Command) {
        state.withLock { $0.post(command) }
    }

    /// Removes and returns all commands; called by the thread.
    func take() -> [Command] {
        state.withLock { state in
            let commands = state.commands
            state.commands = []
            return commands
        }
    }

    /// Sets how the thread is woken.
    func connect(_ bell: Bell) {
        state.withLock { $0.bell = bell }
    }

    /// Drops the bell and fails every request not taken yet and all later ones; called by the
    /// thread before it frees its multi handle.
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
        // SAFETY: curl_multi_wakeup may be called from any thread while the handle exists; the bell
        // rings only under the mailbox's lock, and is removed under it before the handle is freed.
        private let multi: UnsafeMutableRawPointer

        init(multi: UnsafeMutableRawPointer) {
            self.multi = multi
        }

        /// Wakes the thread now, or ends its next wait at once.
        func ring() {
            curl_multi_wakeup(multi)
        }
    }
}
