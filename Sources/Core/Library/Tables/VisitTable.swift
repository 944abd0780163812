import SQLiteKit

/// The table of items whose details were opened.
struct VisitTable {
    /// The maximum number of visits per source: 30.
    static let limit = 30

    let connection: Connection
    let scope: Scope

    /// Adds a visit as the latest and removes those beyond the limit.
    func add(_ key: String) throws(DatabaseError) {
        try connection.run("DELETE FROM visits WHERE source = ? AND key = ?", [scope.name, key])
        try connection.run("INSERT INTO visits (source, key) VALUES (?, ?)", [scope.name, key])
        try connection.run(
            """
            DELETE FROM visits WHERE source = ?1 AND id NOT IN (
                SELECT id FROM visits WHERE source = ?1 ORDER BY id DESC LIMIT ?2
            )
            """,
            [scope.name, Self.limit]
        )
    }

    /// Returns the visited keys, latest first.
    func keys() throws(DatabaseError) -> [String] {
        try connection.rows(
            "SELECT key FROM visits WHERE source = ? ORDER BY id DESC",
            [scope.name]
        ) { $0.text(0) }
    }
}
