import CSQLite

/// Migrates a database to its newest schema version, step by step.
///
/// The version is SQLite's `user_version`: 0 is an empty database, and the first step makes it
/// version 1. A step that has been released never changes.
public struct Migrator: Sendable {
    private let steps: [Migration]
    private let prepare: @Sendable (Connection) throws(DatabaseError) -> Void

    /// Creates a migrator; `steps` must contain every step since version 0, in order.
    ///
    /// `prepare` is called, outside a transaction, before a database that isn't empty is changed; its
    /// errors prevent that. By default, it does nothing.
    public init(
        _ steps: [Migration],
        prepare: @escaping @Sendable (Connection) throws(DatabaseError) -> Void = { _ in }
    ) {
        self.steps = steps
        self.prepare = prepare
    }

    /// Returns the same migrator with a `prepare` of its own.
    public func preparing(
        _ prepare: @escaping @Sendable (Connection) throws(DatabaseError) -> Void
    ) -> Migrator {
        Migrator(steps, prepare: prepare)
    }

    /// The schema version written by this program.
    public var version: Int { steps.count }

    /// Runs the missing steps.
    ///
    /// Each runs in one transaction with its version number: after a failure, the database is at
    /// the last version reached.
    ///
    /// - Throws: ``DatabaseError/isFromTheFuture`` if the database is newer than the program; it
    ///   remains unchanged.
    func migrate(_ connection: Connection) throws(DatabaseError) {
        // Reading the schema detects damage that the version number doesn't reveal.
        try connection.run("SELECT count(*) FROM sqlite_schema")
        let found = try current(connection)
        if found > 0, found < version { try prepare(connection) }
        while try next(connection) {}
    }

    private func next(_ connection: Connection) throws(DatabaseError) -> Bool {
        let found = try current(connection)
        guard found < version else { return false }
        try connection.use(steps[found].durability)
        return try connection.transaction(.writing) { connection throws(DatabaseError) in
            // Read again under the lock: another process may be migrating the same file.
            let current = try current(connection)
            guard current < version else { return false }
            try run(steps[current], in: connection)
            try connection.execute("PRAGMA user_version = \(current + 1)")
            return true
        }
    }

    /// Runs a step; one that doesn't fit the schema means that the schema doesn't match its
    /// version.
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
        // No real database has so many versions, so such a number means damage.
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

/// A step from one schema version to the next.
public struct Migration: Sendable {
    let durability: Durability
    let body: @Sendable (Connection) throws(DatabaseError) -> Void

    /// Creates a step; `body` runs inside a transaction and must not begin one.
    ///
    /// Its transaction is ``Durability/eventual`` by default.
    public init(
        _ durability: Durability = .eventual,
        _ body: @escaping @Sendable (Connection) throws(DatabaseError) -> Void
    ) {
        self.durability = durability
        self.body = body
    }
}
