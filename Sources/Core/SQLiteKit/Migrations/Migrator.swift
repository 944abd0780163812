import CSQLite

/// Brings a database to the newest version of its schema, step by step.
///
/// The version is SQLite's `user_version`: 0 is an empty database, and the first step makes
/// version 1 of it. A step that has been released is never changed.
public struct Migrator: Sendable {
    private let steps: [Migration]

    /// Makes a migrator of all steps since version 0.
    public init(_ steps: [Migration]) {
        self.steps = steps
    }

    /// The version that this program writes.
    public var version: Int { steps.count }

    /// Runs the steps that are missing, each in a transaction of its own with its version number:
    /// after a failure the database is of the last version that was reached.
    /// - Throws: ``DatabaseError/isFromTheFuture`` where the database is newer than the program;
    ///   it is left as it is.
    func migrate(_ connection: Connection) throws(DatabaseError) {
        // Reading the schema finds damage that no version number shows.
        try connection.run("SELECT count(*) FROM sqlite_schema")
        while try next(connection) {}
    }

    private func next(_ connection: Connection) throws(DatabaseError) -> Bool {
        guard try current(connection) < version else { return false }
        return try connection.transaction(.writing) { connection throws(DatabaseError) in
            // Asked again under the lock: another process may be migrating the same file.
            let current = try current(connection)
            guard current < version else { return false }
            try run(steps[current], in: connection)
            try connection.execute("PRAGMA user_version = \(current + 1)")
            return true
        }
    }

    /// A step that makes no sense to the schema means that the schema is not of its version.
    private func run(_ step: Migration, in connection: Connection) throws(DatabaseError) {
        do throws(DatabaseError) {
            try step.body(connection)
        } catch {
            guard error.isNonsense else { throw error }
            throw DatabaseError(code: SQLITE_CORRUPT, message: error.message, sql: error.sql)
        }
    }

    private func current(_ connection: Connection) throws(DatabaseError) -> Int {
        let current = try connection.first("PRAGMA user_version") { $0.int(0) } ?? 0
        // Nobody makes so many versions: such a number is damage.
        guard (0...version + 1_000).contains(current) else {
            throw .damaged("the database is of version \(current)")
        }
        guard current <= version else {
            throw DatabaseError(
                code: SQLITE_FORMAT,
                message: "the database is of version \(current), "
                    + "this program knows versions up to \(version)"
            )
        }
        return current
    }
}
