import Primitives

/// The connections that wait for something outside the event loop: a handler at work, or the
/// client's leave.
///
/// Each is resumed exactly once, and all are before the server stops, because libmicrohttpd ends
/// the process when a daemon is stopped with a suspended connection.
final class SuspendedConnections: Sendable {
    private struct State {
        var tasks: [ConnectionHandle: Task<Void, Never>?] = [:]
        var isClosing = false
    }

    private let state = Locked(State())

    /// Whether all work has been cancelled: the server is stopping.
    var isClosing: Bool { state.withLock { $0.isClosing } }

    /// Takes a connection off the event loop until `work` ends, or, without work, until
    /// ``resume(_:)``.
    ///
    /// Called on the event loop's thread only.
    /// - Returns: False once the server is stopping: nothing was suspended, close the connection.
    func suspend(
        _ connection: ConnectionHandle,
        during work: (@Sendable () async -> Void)? = nil
    ) -> Bool {
        state.withLock { state in
            guard !state.isClosing else { return false }
            // Inside the lock: a resume that overtakes its suspend would be lost.
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

    /// Puts a connection back; does nothing where it is not suspended (any more).
    func resume(_ connection: ConnectionHandle) {
        state.withLock { state in
            guard state.tasks.removeValue(forKey: connection) != nil else { return }
            // Inside the lock: `close` must not return, and the daemon not be freed, before it.
            connection.resume()
        }
    }

    /// Cancels all work, puts every connection back, and lets none be suspended again.
    func close() {
        state.withLock { state in
            state.isClosing = true
            for (connection, task) in state.tasks {
                task?.cancel()
                connection.resume()
            }
            state.tasks = [:]
        }
    }
}
