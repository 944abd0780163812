import Dispatch
import Glibc
import Primitives

/// Closes connections whose client takes too long to send a whole request, however busily: a
/// trickle of bytes is not silence to libmicrohttpd.
final class RequestDeadlines: Sendable {
    private struct Entry {
        let socket: Int32
        /// When a whole request must have come; nil while one is being answered.
        var deadline: DispatchTime?
    }

    private struct State {
        var entries: [ConnectionHandle: Entry] = [:]
        var isLooking = false
    }

    private let limit: DispatchTimeInterval
    private let state = Locked(State())
    private let queue = DispatchQueue(label: "http-deadlines")

    /// Makes deadlines of so long a time after a connection's start, or its last response.
    init(limit: Duration) {
        let (seconds, attoseconds) = limit.components
        self.limit = .milliseconds(Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000))
    }

    /// A connection has been made.
    func add(_ connection: ConnectionHandle, socket: Int32) {
        state.withLock { $0.entries[connection] = Entry(socket: socket) }
        begin(connection)
    }

    /// A connection waits for its next request from now on.
    func begin(_ connection: ConnectionHandle) {
        let deadline = DispatchTime.now() + limit
        let startsLooking = state.withLock { state in
            state.entries[connection]?.deadline = deadline
            defer { state.isLooking = true }
            return !state.isLooking
        }
        if startsLooking { look(at: deadline) }
    }

    /// A whole request has come.
    func end(_ connection: ConnectionHandle) {
        state.withLock { $0.entries[connection]?.deadline = nil }
    }

    /// A connection is about to be closed.
    func forget(_ connection: ConnectionHandle) {
        state.withLock { $0.entries[connection] = nil }
    }

    private func look(at time: DispatchTime) {
        queue.asyncAfter(deadline: time) { [weak self] in self?.look() }
    }

    /// Shuts down who is late, and looks again when the next one is.
    private func look() {
        let next = state.withLock { state in
            let now = DispatchTime.now()
            for (connection, entry) in state.entries {
                guard let deadline = entry.deadline, deadline <= now else { continue }
                // Under the lock, so that it is not another's socket by now: `forget` comes before
                // libmicrohttpd closes it. It sees an end of the connection.
                shutdown(entry.socket, Int32(SHUT_RDWR))
                state.entries[connection]?.deadline = nil
            }
            let next = state.entries.values.compactMap(\.deadline).min()
            state.isLooking = next != nil
            return next
        }
        if let next { look(at: next) }
    }
}
