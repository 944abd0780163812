import CSQLite

/// What SQLite said when it could not do as asked.
public struct DatabaseError: Error, Hashable, Sendable {
    /// The extended result code (https://www.sqlite.org/rescode.html).
    public let code: Int32
    /// SQLite's own words, in English.
    public let message: String
    /// The statement as it was written, without the values bound to it; nil where there was none.
    public let sql: String?

    /// Makes an error; `sql` is nil by default.
    public init(code: Int32, message: String, sql: String? = nil) {
        self.code = code
        self.message = message
        self.sql = sql
    }

    /// The error of a file or folder that cannot be made, read or moved (`SQLITE_CANTOPEN`).
    public static func cannotOpen(_ message: String) -> DatabaseError {
        DatabaseError(code: SQLITE_CANTOPEN, message: message)
    }

    /// The error of a database whose content is not what it must be (`SQLITE_CORRUPT`).
    public static func damaged(_ message: String) -> DatabaseError {
        DatabaseError(code: SQLITE_CORRUPT, message: message)
    }

    /// The error of a database that somebody else is using (`SQLITE_BUSY`).
    public static func busy(_ message: String) -> DatabaseError {
        DatabaseError(code: SQLITE_BUSY, message: message)
    }

    /// The primary result code: the lowest eight bits of ``code``.
    public var primaryCode: Int32 { code & 0xFF }

    /// Whether the file is no database or a damaged one (`SQLITE_CORRUPT`, `SQLITE_NOTADB`).
    public var isDamage: Bool {
        primaryCode == SQLITE_CORRUPT || primaryCode == SQLITE_NOTADB
    }

    /// Whether another connection held a lock (`SQLITE_BUSY`).
    public var isBusy: Bool { primaryCode == SQLITE_BUSY }

    /// Whether a file cannot be opened or written (`SQLITE_CANTOPEN`, `SQLITE_READONLY`).
    public var isUnwritable: Bool {
        primaryCode == SQLITE_CANTOPEN || primaryCode == SQLITE_READONLY
    }

    /// Whether a row was refused for what is in it (`SQLITE_CONSTRAINT`, `SQLITE_MISMATCH`).
    public var isRefusal: Bool {
        primaryCode == SQLITE_CONSTRAINT || primaryCode == SQLITE_MISMATCH
    }

    /// Whether a statement makes no sense to the schema, such as one of a table that is not there
    /// (`SQLITE_ERROR`).
    public var isNonsense: Bool { primaryCode == SQLITE_ERROR }

    /// Whether the database was written by a newer version of the program (`SQLITE_FORMAT`, which
    /// SQLite itself never returns).
    public var isFromTheFuture: Bool { code == SQLITE_FORMAT }
}

extension DatabaseError: CustomStringConvertible {
    /// The code, SQLite's words and the statement in one line.
    public var description: String {
        "SQLite \(code): \(message)" + (sql.map { " in \($0)" } ?? "")
    }
}

extension DatabaseError {
    /// What a connection says of its last failure.
    init(of database: OpaquePointer?, code: Int32, sql: String? = nil) {
        let extended = database.map(sqlite3_extended_errcode) ?? code
        // A caller's code that the connection does not confirm, such as a misuse, is the truth.
        let agrees = extended & 0xFF == code & 0xFF
        let words = agrees && database != nil ? sqlite3_errmsg(database) : sqlite3_errstr(code)
        self.init(
            code: agrees ? extended : code,
            message: words.map { String(cString: $0) } ?? "unknown error",
            sql: sql
        )
    }
}
