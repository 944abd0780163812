import Primitives

/// The connections waiting for something outside the event loop: a running handler, or the client's
/// disconnect.
///
/// Each is resumed exactly once, and all of them before the server stops, because libmicrohttpd
/// aborts the process if a daemon is stopped with a suspended connection.
final class SuspendedConnections: Sendable {
    private struct State {
        var tasks: [ConnectionHandle: Task<Void, Never>?] = [:]
        var isClosing = false
    }

    private let state = Locked(State())

    /// Whether the server is stopping and all work has been cancelled.
    var isClosing: Bool { state.withLock { $0.isClosing } }

    /// Removes a connection from the event loop until `work` ends or, without work, until
    /// ``resume(_:)``.
    ///
    /// Called only on the event loop's thread.
    /// - Returns: False once the server is stopping. In that case the connection isn't suspended,
    ///   and the caller must close it.
    func suspend(
        _ connection: ConnectionHandle,
        during work: (@Sendable () async -> Void)? = nil
    ) -> Bool {
        state.withLock { state in
            guard !state.isClosing else { return false }
            // Inside the lock, because a resume before its suspend would be lost.
            connection.suspend()
            let task = work.map { work in
                Task {
                    await work()
                    self.resume(connection)
                }
            }
            state.tasks.updateValue(task, forKey: connection)
            return true
        }
    }

    /// Returns a connection to the event loop; does nothing if it isn't suspended.
    func resume(_ connection: ConnectionHandle) {
        state.withLock { state in
            guard state.tasks.removeValue(forKey: connection) != nil else { return }
            // Inside the lock, because `close` must not return, and the daemon must not be freed,
            // before this.
            connection.resume()
        }
    }

    /// Cancels all work, resumes every connection, and prevents further suspensions.
    func close() {
        let tasks = state.withLock { state in
            state.isClosing = true
            for connection in state.tasks.keys { connection.resume() }
            defer { state.tasks = [:] }
            return Array(state.tasks.values)
        }
        for task in tasks { task?.cancel() }
    }
}
