import CCurl
import Primitives
import Networking

/// Passes commands from a client's callers to its thread, in order, and wakes the thread.
final class CurlMailbox: Sendable {
    /// Identifies a request from start to finish.
    typealias TransferID = UInt
    /// A caller's continuation, which must be resumed exactly once.
    typealias Answer = CheckedContinuation<Result<HTTPResponse, HTTPError>, Never>

    enum Command: Sendable {
        /// Sends the request.
        case start(TransferID, HTTPRequest, Answer)
        /// Stops the request if it is in flight.
        case cancel(TransferID)
        /// Finishes the remaining requests and ends the thread.
        case end
    }

    private struct State {
        var commands: [Command] = []
        /// Requests that are open but neither submitted nor cancelled yet.
        var unsubmitted: Set<TransferID> = []
        var lastID: TransferID = 0
        var bell: Bell?
        /// The error for all requests after the thread has ended.
        var refusal: HTTPError?

        mutating func post(_ command: Command) {
            commands.append(command)
            // Only the first command rings, because the thread takes all commands at once and each
            // ring is a system call.
            if commands.count == 1 { bell?.ring() }
        }
    }

    private let state = Locked(State())

    /// Registers a request so that it can be cancelled before it is submitted.
    func open() -> TransferID {
        state.withLock { state in
            state.lastID += 1
            state.unsubmitted.insert(state.lastID)
            return state.lastID
        }
    }

    /// Passes a request to the thread, or finishes it at once if it has already been cancelled.
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

    /// Removes and returns all commands; only called on the client's thread.
    func take() -> [Command] {
        state.withLock { state in
            let commands = state.commands
            state.commands = []
            return commands
        }
    }

    /// Sets the bell that wakes the thread.
    func connect(_ bell: Bell) {
        state.withLock { $0.bell = bell }
    }

    /// Removes the bell and fails all requests not yet taken, as well as all later ones.
    ///
    /// The client's thread calls this before freeing its multi handle.
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
        // SAFETY: any thread may call curl_multi_wakeup while the handle exists. The bell only
        // rings under the mailbox's lock, and is removed under that lock before the handle is
        // freed.
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
