import CSQLite

/// An error reported by SQLite.
public struct DatabaseError: Error, Hashable, Sendable {
    /// The extended result code (https://www.sqlite.org/rescode.html).
    public let code: Int32
    /// SQLite's own message, in English.
    public let message: String
    /// The SQL text without its bound values; nil if no statement was involved.
    public let sql: String?

    /// Creates an error; `sql` is nil by default.
    public init(code: Int32, message: String, sql: String? = nil) {
        self.code = code
        self.message = message
        self.sql = sql
    }

    /// Returns the error for a file or folder that can't be created, read or moved
    /// (`SQLITE_CANTOPEN`).
    public static func cannotOpen(_ message: String) -> DatabaseError {
        DatabaseError(code: SQLITE_CANTOPEN, message: message)
    }

    /// Returns the error for a database that isn't a regular file (`SQLITE_CANTOPEN_ISDIR`, which
    /// SQLite itself never returns).
    static func notAFile(_ path: String) -> DatabaseError {
        DatabaseError(code: SQLITE_CANTOPEN | 2 << 8, message: "not a regular file: \(path)")
    }

    /// Returns the error for a database with invalid content (`SQLITE_CORRUPT`).
    public static func damaged(_ message: String) -> DatabaseError {
        DatabaseError(code: SQLITE_CORRUPT, message: message)
    }

    /// Returns the error for a database in use by another process or connection (`SQLITE_BUSY`).
    public static func busy(_ message: String) -> DatabaseError {
        DatabaseError(code: SQLITE_BUSY, message: message)
    }

    /// The primary result code: the lowest eight bits of ``code``.
    public var primaryCode: Int32 { code & 0xFF }

    /// Whether the file is damaged or not a database (`SQLITE_CORRUPT`, `SQLITE_NOTADB`).
    public var isDamage: Bool {
        primaryCode == SQLITE_CORRUPT || primaryCode == SQLITE_NOTADB
    }

    /// Whether the database was closed (`SQLITE_MISUSE`).
    public var isMisuse: Bool { primaryCode == SQLITE_MISUSE }

    /// The code if the file was removed, moved or replaced while it was open
    /// (`SQLITE_READONLY_DBMOVED`).
    public static let moved = SQLITE_READONLY | 4 << 8

    /// The code if the disk has no room for the copy that is made before the schema changes, which
    /// SQLite itself never returns.
    public static let noRoomForBackup = SQLITE_FULL | 1 << 8

    /// Whether the disk is full, or a file may not become so large (`SQLITE_FULL`, `SQLITE_IOERR`).
    public var isOutOfRoom: Bool { primaryCode == SQLITE_FULL || primaryCode == SQLITE_IOERR }

    /// Whether another connection held a lock (`SQLITE_BUSY`).
    public var isBusy: Bool { primaryCode == SQLITE_BUSY }

    /// Whether a file can't be opened or written (`SQLITE_CANTOPEN`, `SQLITE_READONLY`).
    public var isUnwritable: Bool {
        primaryCode == SQLITE_CANTOPEN || primaryCode == SQLITE_READONLY
    }

    /// Whether the database's path leads to something other than a regular file.
    public var isNotAFile: Bool { code == Self.notAFile("").code }

    /// Whether a row was rejected because of its content (`SQLITE_CONSTRAINT`, `SQLITE_MISMATCH`).
    public var isRefusal: Bool {
        primaryCode == SQLITE_CONSTRAINT || primaryCode == SQLITE_MISMATCH
    }

    /// Whether a statement doesn't fit the schema, for example because it names a missing table
    /// (`SQLITE_ERROR`).
    public var isNonsense: Bool { primaryCode == SQLITE_ERROR }

    /// Whether a newer version of the program wrote the database (`SQLITE_FORMAT`, which SQLite
    /// itself never returns).
    public var isFromTheFuture: Bool { code == SQLITE_FORMAT }
}

extension DatabaseError: CustomStringConvertible {
    /// The code, SQLite's message and the statement on one line.
    public var description: String {
        "SQLite \(code): \(message)" + (sql.map { " in \($0)" } ?? "")
    }
}

extension DatabaseError {
    /// Creates an error from a connection's last one.
    init(of database: OpaquePointer?, code: Int32, sql: String? = nil) {
        let extended = database.map(sqlite3_extended_errcode) ?? code
        // A code that the connection doesn't confirm, such as a misuse, was set by the caller and
        // takes priority.
        let agrees = extended & 0xFF == code & 0xFF
        let words = agrees && database != nil ? sqlite3_errmsg(database) : sqlite3_errstr(code)
        self.init(
            code: agrees ? extended : code,
            message: words.map { String(cString: $0) } ?? "unknown error",
            sql: sql
        )
    }
}
