import Primitives

/// A SQLite database with one writer and, where it is a file, one reader beside it.
///
/// Each has a thread of its own. WAL: a transaction survives the end of the program at once, and a
/// power cut when its ``Durability`` says; foreign keys are on; a lock of another process is waited
/// for up to 5 seconds. https://www.sqlite.org/wal.html
public actor Database {
    private let executor: QueueExecutor
    private let connection: Connection
    /// Nil in memory, where every connection would be a database of its own.
    private let reader: Reader?

    /// Opens a database and brings it to the migrator's version.
    ///
    /// Blocks the writer's thread, nobody else's.
    ///
    /// - Parameters:
    ///   - location: a file whose folder exists, or memory.
    ///   - migrator: makes and renews the schema.
    ///   - cacheBytes: the limit of each connection's page cache. 16 MB by default.
    ///   - isSuspect: whether every page is checked first, which reads the whole file: 50 ms for
    ///     40 MB that are in memory. Not by default: a header or schema that is damaged is found
    ///     without.
    /// - Returns: the open database, of the migrator's version.
    /// - Throws: what SQLite says; ``DatabaseError/isDamage`` where the file is damaged,
    ///   ``DatabaseError/isFromTheFuture`` where a newer program wrote it.
    public static func open(
        _ location: DatabaseLocation,
        migrator: Migrator,
        cacheBytes: Int = 16 << 20,
        isSuspect: Bool = false
    ) async throws(DatabaseError) -> Database {
        let executor = QueueExecutor(label: "SQLiteKit.Database")
        return try await executor.run { () throws(DatabaseError) in
            try openNow(location, migrator, cacheBytes, isSuspect, executor)
        }
    }

    private static func openNow(
        _ location: DatabaseLocation,
        _ migrator: Migrator,
        _ cacheBytes: Int,
        _ isSuspect: Bool,
        _ executor: QueueExecutor
    ) throws(DatabaseError) -> Database {
        let connection = try Connection(
            to: location,
            cacheBytes: cacheBytes,
            queue: executor.queue
        )
        do throws(DatabaseError) {
            if isSuspect { try connection.checkEveryPage() }
            try migrator.migrate(connection)
            let reader =
                location == .memory ? nil : try Reader(of: location, cacheBytes: cacheBytes)
            return Database(connection: connection, executor: executor, reader: reader)
        } catch {
            connection.close()
            throw error
        }
    }

    private init(connection: sending Connection, executor: QueueExecutor, reader: Reader?) {
        self.connection = connection
        self.executor = executor
        self.reader = reader
    }

    /// The writer's thread, never the main one.
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    /// Runs `body` in one transaction that holds the write lock: all of it is stored when this
    /// returns, or nothing where it throws.
    ///
    /// A power cut may take the last ones that are ``Durability/eventual``, which they are by
    /// default.
    public func write<Value: Sendable>(
        _ durability: Durability = .eventual,
        _ body: @Sendable (Connection) throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> Value {
        try connection.use(durability)
        return try connection.transaction(.writing, body)
    }

    /// Runs `body` on one state of the database: what was written before is in it, what is written
    /// meanwhile is not.
    ///
    /// Not held up by a write, except in memory.
    public nonisolated func read<Value: Sendable>(
        _ body: @Sendable (Connection) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        if let reader { return try await reader.read(body) }
        return try await readBetweenWrites(body)
    }

    /// A number that differs from the last one after a commit by another process, and only then
    /// (https://www.sqlite.org/pragma.html#pragma_data_version).
    ///
    /// Takes microseconds.
    public func foreignVersion() throws(DatabaseError) -> Int64 {
        // The writer's connection is asked: its own commits do not count, the reader makes none.
        try connection.first("PRAGMA data_version") { $0.integer(0) } ?? 0
    }

    /// Writes everything back into the file itself and empties the `-wal` beside it.
    package func checkpoint() throws(DatabaseError) {
        try connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
    }

    /// Closes both connections after what they are doing; later uses throw `SQLITE_MISUSE`.
    ///
    /// Dropping the last reference closes too, but does not wait for it.
    public func close() async {
        await reader?.close()
        connection.close()
    }

    private func readBetweenWrites<Value: Sendable>(
        _ body: @Sendable (Connection) throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> Value {
        try connection.transaction(.reading, body)
    }
}
