import CSQLite

extension Connection {
    /// Reads every page. https://www.sqlite.org/pragma.html#pragma_quick_check
    ///
    /// - Throws: ``DatabaseError/isDamage`` with SQLite's finding if a page is damaged.
    func checkEveryPage() throws(DatabaseError) {
        try check("PRAGMA quick_check(1)")
    }

    /// Reads only one table and its indexes, and compares them.
    ///
    /// https://www.sqlite.org/pragma.html#pragma_integrity_check
    ///
    /// - Parameter table: the table's name, which must not be user input.
    /// - Throws: ``DatabaseError/isDamage`` with SQLite's finding if they don't agree.
    public func check(table: String) throws(DatabaseError) {
        try check("PRAGMA integrity_check('\(table)')")
    }

    /// Checks that the schema has a table with these columns, without reading any rows.
    ///
    /// - Throws: ``DatabaseError/isDamage`` if it doesn't.
    public func check(columns: [String], of table: String) throws(DatabaseError) {
        do throws(DatabaseError) {
            let names = columns.joined(separator: ", ")
            _ = try statement("SELECT \(names) FROM \(table) LIMIT 0")
        } catch {
            guard error.isNonsense else { throw error }
            throw DatabaseError(code: SQLITE_CORRUPT, message: error.message, sql: error.sql)
        }
    }

    private func check(_ sql: String) throws(DatabaseError) {
        let finding = try first(sql) { $0.text(0) } ?? "ok"
        guard finding == "ok" else {
            throw DatabaseError(code: SQLITE_CORRUPT, message: finding, sql: sql)
        }
    }
}
