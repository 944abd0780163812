import CSQLite

extension Connection {
    /// Reads every page. https://www.sqlite.org/pragma.html#pragma_quick_check
    /// - Throws: ``DatabaseError/isDamage`` if one is damaged, with SQLite's finding.
    func checkEveryPage() throws(DatabaseError) {
        try check("PRAGMA quick_check(1)")
    }

    /// Reads one table and its indexes completely and compares them; reads nothing else.
    /// https://www.sqlite.org/pragma.html#pragma_integrity_check
    /// - Parameter table: its name, which must not come from outside.
    /// - Throws: ``DatabaseError/isDamage`` if they do not agree, with SQLite's finding.
    public func check(table: String) throws(DatabaseError) {
        try check("PRAGMA integrity_check('\(table)')")
    }

    /// Checks that the schema has a table with those columns; reads no row.
    /// - Throws: ``DatabaseError/isDamage`` if it does not.
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
