import CSQLite

extension Connection {
    /// Reads every page. https://www.sqlite.org/pragma.html#pragma_quick_check
    /// - Throws: ``DatabaseError/isDamage`` where one is damaged, with SQLite's finding.
    func checkEveryPage() throws(DatabaseError) {
        let sql = "PRAGMA quick_check(1)"
        let finding = try first(sql) { $0.text(0) } ?? "ok"
        guard finding == "ok" else {
            throw DatabaseError(code: SQLITE_CORRUPT, message: finding, sql: sql)
        }
    }
}
