import CSQLite

/// A Swift type that can be bound to a `?` in a statement.
public protocol Bindable {
    /// Binds the value to a parameter; `index` is 1-based.
    ///
    /// - Throws: SQLite's error, such as `SQLITE_RANGE` or `SQLITE_TOOBIG`.
    func bind(to statement: Statement, at index: Int) throws(DatabaseError)
}

extension Int64: Bindable {
    /// Binds an `INTEGER`.
    public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
        try statement.check(sqlite3_bind_int64(statement.handle, Int32(index), self))
    }
}

extension Int: Bindable {
    /// Binds an `INTEGER`.
    public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
        try Int64(self).bind(to: statement, at: index)
    }
}

extension Double: Bindable {
    /// Binds a `REAL`; NaN becomes NULL.
    public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
        try statement.check(sqlite3_bind_double(statement.handle, Int32(index), self))
    }
}

extension String: Bindable {
    /// Binds a copy as `TEXT`, including NUL characters.
    public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
        var copy = self
        let code = copy.withUTF8 { utf8 in
            utf8.withMemoryRebound(to: CChar.self) { text in
                // An empty string may have no base address, and SQLite binds a null pointer as
                // NULL.
                guard let base = text.baseAddress else {
                    return vitrine_sqlite_bind_text(statement.handle, Int32(index), "", 0)
                }
                let count = sqlite3_uint64(text.count)
                return vitrine_sqlite_bind_text(statement.handle, Int32(index), base, count)
            }
        }
        try statement.check(code)
    }
}

extension [UInt8]: Bindable {
    /// Binds a copy as a `BLOB`.
    public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
        let code = withUnsafeBytes { bytes in
            vitrine_sqlite_bind_blob(
                statement.handle,
                Int32(index),
                bytes.baseAddress,
                sqlite3_uint64(bytes.count)
            )
        }
        try statement.check(code)
    }
}
