import CSQLite

/// A prepared statement, which its ``Connection`` retains and reuses.
///
/// Like the connection, it isn't Sendable. Each use binds all parameters, runs and resets, so the
/// next use sees no old values and no read lock remains.
public final class Statement {
    /// The SQL text that it was prepared from.
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
            // Preparing text that contains no statement, such as a comment, yields nothing and no
            // error.
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

    /// Runs to completion, ignoring the rows.
    public func run(_ values: [(any Bindable)?] = []) throws(DatabaseError) {
        try each(values) { _ in }
    }

    /// Calls `body` with each row; nil binds SQL NULL.
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

    /// Runs to completion and returns each row as the value of `transform`.
    public func rows<Value>(
        _ values: [(any Bindable)?] = [],
        _ transform: (Row) throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> [Value] {
        var result: [Value] = []
        try each(values) { row throws(DatabaseError) in result.append(try transform(row)) }
        return result
    }

    /// Returns the first row as a value; nil if there are no rows.
    public func first<Value>(
        _ values: [(any Bindable)?] = [],
        _ transform: (Row) throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> Value? {
        defer { sqlite3_reset(handle) }
        try bind(values)
        guard try step() else { return nil }
        return try transform(Row(statement: handle))
    }

    /// Whether its rows are being read, which means it can't be used again yet.
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
