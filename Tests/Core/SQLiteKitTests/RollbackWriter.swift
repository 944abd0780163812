import CSQLite
import Primitives

/// A connection with a rollback journal, like another program's, that writes almost continuously.
final class RollbackWriter: Sendable {
    private struct Refused: Error {}

    // SAFETY: SQLite serializes the connection with its own mutex.
    private nonisolated(unsafe) let handle: OpaquePointer
    private let isStopped = Locked(false)
    private let (begun, begins) = AsyncStream<Void>.makeStream()

    init(_ path: String) throws {
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
        guard sqlite3_open_v2(path, &opened, flags, nil) == SQLITE_OK, let opened else {
            throw Refused()
        }
        handle = opened
    }

    deinit { sqlite3_close_v2(handle) }

    /// Writes until the file is in WAL mode, or ``stop()`` is called.
    func write() {
        while !isStopped.withLock({ $0 }), hasRollbackJournal {
            sqlite3_exec(handle, "BEGIN IMMEDIATE", nil, nil, nil)
            begins.yield()
            for _ in 0..<100 { sqlite3_exec(handle, "SELECT * FROM sqlite_schema", nil, nil, nil) }
            sqlite3_exec(handle, "COMMIT", nil, nil, nil)
        }
    }

    /// Returns during the first write.
    func hasBegun() async {
        for await _ in begun { return }
    }

    func stop() {
        isStopped.withLock { $0 = true }
    }

    private var hasRollbackJournal: Bool {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        sqlite3_prepare_v2(handle, "PRAGMA journal_mode", -1, &statement, nil)
        guard sqlite3_step(statement) == SQLITE_ROW else { return true }
        return sqlite3_column_text(statement, 0).map { String(cString: $0) } == "delete"
    }
}
