import CSQLite

extension Connection {
    /// Throws ``DatabaseError/moved`` if the database file is no longer at its original path.
    ///
    /// Otherwise later writes would be lost with the connection. The check takes a microsecond.
    public func checkPlace() throws(DatabaseError) {
        guard hasMoved else { return }
        throw DatabaseError(code: DatabaseError.moved, message: "the database file was removed")
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
