import CSQLite

/// A prepared statement, kept by its ``Connection`` and used again.
///
/// Not Sendable, like the connection. Every use binds all parameters anew, runs and resets, so that
/// no value of one use is left for the next and no read lock outlives it.
public final class Statement {
    /// The statement as it was written.
    public let sql: String
    let handle: OpaquePointer
    private let database: OpaquePointer

    init(_ sql: String, in database: OpaquePointer) throws(DatabaseError) {
        var prepared: OpaquePointer?
        let code = sqlite3_prepare_v3(
            database,
            sql,
            -1,
            UInt32(SQLITE_PREPARE_PERSISTENT),
            &prepared,
            nil
        )
        guard code == SQLITE_OK, let prepared else {
            // Text without a statement, such as a comment, prepares to nothing without an error.
            throw DatabaseError(
                of: database,
                code: code == SQLITE_OK ? SQLITE_MISUSE : code,
                sql: sql
            )
        }
        self.sql = sql
        self.database = database
        handle = prepared
    }

    deinit {
        sqlite3_finalize(handle)
    }

    /// Runs to the end; rows are not looked at.
    public func run(_ values: [(any Bindable)?] = []) throws(DatabaseError) {
        try each(values) { _ in }
    }

    /// Calls `body` with each row; nil is SQL NULL.
    public func each(
        _ values: [(any Bindable)?] = [],
        _ body: (Row) throws(DatabaseError) -> Void
    ) throws(DatabaseError) {
        defer { sqlite3_reset(handle) }
        try bind(values)
        while try step() {
            try body(Row(statement: handle))
        }
    }

    /// The rows as values.
    public func rows<Value>(
        _ values: [(any Bindable)?] = [],
        _ transform: (Row) throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> [Value] {
        var result: [Value] = []
        try each(values) { row throws(DatabaseError) in result.append(try transform(row)) }
        return result
    }

    /// The first row as a value; nil where there is none.
    public func first<Value>(
        _ values: [(any Bindable)?] = [],
        _ transform: (Row) throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> Value? {
        defer { sqlite3_reset(handle) }
        try bind(values)
        guard try step() else { return nil }
        return try transform(Row(statement: handle))
    }

    /// Whether a row is being looked at, so that the statement cannot be used a second time now.
    var isBusy: Bool { sqlite3_stmt_busy(handle) != 0 }

    func check(_ code: Int32) throws(DatabaseError) {
        guard code == SQLITE_OK else { throw DatabaseError(of: database, code: code, sql: sql) }
    }
}

extension Statement {
    private func bind(_ values: [(any Bindable)?]) throws(DatabaseError) {
        precondition(
            values.count == sqlite3_bind_parameter_count(handle),
            "as many values as parameters: \(sql)"
        )
        for (index, value) in values.enumerated() {
            if let value {
                try value.bind(to: self, at: index + 1)
            } else {
                try check(sqlite3_bind_null(handle, Int32(index + 1)))
            }
        }
    }

    private func step() throws(DatabaseError) -> Bool {
        Connection.assertMayBlock()
        let code = sqlite3_step(handle)
        switch code {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw DatabaseError(of: database, code: code, sql: sql)
        }
    }
}
