import CSQLite
import Dispatch

extension Connection {
    /// Throws `isMoved` if the database file is no longer at its original path.
    ///
    /// Otherwise later writes would be lost with the connection. The check takes a microsecond.
    public func checkPlace() throws(DatabaseError) {
        guard hasMoved else { return }
        throw DatabaseError(code: DatabaseError.moved, message: "the database file was removed")
    }

    /// Copies everything visible to this connection to a new database, which is then safe from a
    /// power cut.
    ///
    /// https://www.sqlite.org/backup.html
    func copy(to path: String, on queue: DispatchQueue) throws(DatabaseError) {
        let copy = try Connection(to: .file(path: path), cacheBytes: 1 << 20, queue: queue)
        defer { copy.close() }
        try copy.use(.immediate)
        guard let backup = sqlite3_backup_init(copy.handle, "main", handle, "main") else {
            throw DatabaseError(of: copy.handle, code: sqlite3_errcode(copy.handle))
        }
        let step = sqlite3_backup_step(backup, -1)
        let end = sqlite3_backup_finish(backup)
        // A busy or locked step isn't an error of `sqlite3_backup_finish`.
        guard step == SQLITE_DONE, end == SQLITE_OK else {
            throw DatabaseError(of: copy.handle, code: end == SQLITE_OK ? step : end)
        }
        try copy.run("PRAGMA wal_checkpoint(TRUNCATE)")
    }

    /// Prevents SQLite from removing `-wal` and `-shm` after the file has moved.
    ///
    /// It removes them by name, and by then they may belong to another database.
    func keepForeignFiles() {
        guard hasMoved else { return }
        var isPersistent: Int32 = 1
        sqlite3_file_control(handle, "main", SQLITE_FCNTL_PERSIST_WAL, &isPersistent)
    }

    private var hasMoved: Bool {
        var hasMoved: Int32 = 0
        let code = sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
        return code == SQLITE_OK && hasMoved != 0
    }
}
