import Glibc
import Primitives

/// Closes connections that take too long to send a whole request, even if bytes keep trickling in.
///
/// libmicrohttpd doesn't consider such connections idle.
final class RequestDeadlines: Sendable {
    private struct Entry {
        let socket: Int32
        /// The time since the start at which a whole request must have arrived; nil while a request
        /// is being answered.
        var deadline: Duration?
    }

    private struct State {
        var entries: [ConnectionHandle: Entry] = [:]
        var isLooking = false
    }

    private let limit: Duration
    private let state = Locked(State())
    /// The time since the start.
    private let now: @Sendable () -> Duration
    private let sleep: @Sendable (Duration) async throws -> Void

    /// Creates deadlines; `limit` counts from a connection's start or its last response.
    init(limit: Duration, clock: some Clock<Duration>) {
        self.limit = limit
        let start = clock.now
        now = { start.duration(to: clock.now) }
        sleep = { try await clock.sleep(for: $0) }
    }

    /// Adds a new connection.
    func add(_ connection: ConnectionHandle, socket: Int32) {
        state.withLock { $0.entries[connection] = Entry(socket: socket) }
        begin(connection)
    }

    /// Starts the time limit for the connection's next request.
    func begin(_ connection: ConnectionHandle) {
        let deadline = now() + limit
        let startsLooking = state.withLock { state in
            state.entries[connection]?.deadline = deadline
            defer { state.isLooking = true }
            return !state.isLooking
        }
        if startsLooking { look(after: limit) }
    }

    /// Records that a whole request has arrived.
    func end(_ connection: ConnectionHandle) {
        state.withLock { $0.entries[connection]?.deadline = nil }
    }

    /// Removes a connection that is about to close.
    func forget(_ connection: ConnectionHandle) {
        state.withLock { $0.entries[connection] = nil }
    }

    private func look(after pause: Duration) {
        Task { [weak self, sleep] in
            // The task is never cancelled, so the sleep doesn't throw.
            try? await sleep(pause)
            self?.look()
        }
    }

    /// Shuts down late connections and schedules the next check.
    private func look() {
        let now = now()
        let next = state.withLock { state in
            for (connection, entry) in state.entries {
                guard let deadline = entry.deadline, deadline <= now else { continue }
                // Inside the lock, the descriptor can't have been reused, because `forget` runs
                // before libmicrohttpd closes it. libmicrohttpd then sees the end of the
                // connection.
                shutdown(entry.socket, Int32(SHUT_RDWR))
                state.entries[connection]?.deadline = nil
            }
            let next = state.entries.values.compactMap(\.deadline).min()
            state.isLooking = next != nil
            return next
        }
        if let next { look(after: next - now) }
    }
}
