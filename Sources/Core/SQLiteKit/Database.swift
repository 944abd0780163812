import Primitives

/// A SQLite database with one writer and, if it is a file, one reader beside it.
///
/// Each has its own thread. In WAL mode, a committed transaction immediately survives the end of
/// the program, and a power cut according to its ``Durability``. Foreign keys are enforced. For the
/// wait for locks that other processes hold, see ``LockWait``. https://www.sqlite.org/wal.html
public actor Database {
    private let executor: QueueExecutor
    private let connection: Connection
    /// Nil for an in-memory database, because a second connection would open a second database.
    private let reader: Reader?

    /// Opens a database and migrates it to the migrator's version.
    ///
    /// Blocks only the writer's thread.
    ///
    /// - Parameters:
    ///   - location: a file whose folder exists, or memory.
    ///   - migrator: creates and migrates the schema.
    ///   - cacheBytes: the limit of each connection's page cache in bytes. 16 MB by default.
    ///   - isSuspect: whether to check every page first, which reads the whole file: 50 ms for 40
    ///     MB in the system's page cache. False by default, because a damaged header or schema is
    ///     detected anyway.
    /// - Returns: the open database, at the migrator's version.
    /// - Throws: SQLite's error; ``DatabaseError/isDamage`` if the file is damaged,
    ///   ``DatabaseError/isFromTheFuture`` if a newer program wrote it.
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

    /// Runs `body` in one transaction that holds the write lock.
    ///
    /// Everything is stored when this returns, and nothing if it throws. A power cut may lose the
    /// latest ``Durability/eventual`` transactions; that durability is the default.
    public func write<Value: Sendable>(
        _ durability: Durability = .eventual,
        _ body: @Sendable (Connection) throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> Value {
        try connection.use(durability)
        return try connection.transaction(.writing, body)
    }

    /// Runs `body` on one snapshot of the database, which contains all earlier writes and no later
    /// ones.
    ///
    /// It doesn't wait for a write, except in memory.
    public nonisolated func read<Value: Sendable>(
        _ body: @Sendable (Connection) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        if let reader { return try await reader.read(body) }
        return try await readBetweenWrites(body)
    }

    /// Returns a number that changes with every commit by another process, and only then.
    ///
    /// Takes microseconds. https://www.sqlite.org/pragma.html#pragma_data_version
    public func foreignVersion() throws(DatabaseError) -> Int64 {
        // Read on the writer's connection, whose own commits don't count; the reader commits
        // nothing.
        try connection.first("PRAGMA data_version") { $0.integer(0) } ?? 0
    }

    /// Copies everything from the `-wal` into the database file and truncates the `-wal`.
    package func checkpoint() throws(DatabaseError) {
        try connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
    }

    /// Rewrites the file without its free pages, which remain after rows were removed.
    ///
    /// Other writes wait meanwhile, and the disk needs space for a second copy of the content.
    /// https://www.sqlite.org/lang_vacuum.html
    ///
    /// - Throws: SQLite's error, without changing anything.
    public func compact() throws(DatabaseError) {
        try connection.run("VACUUM")
        try checkpoint()
    }

    /// Closes both connections after their current work; later uses throw `SQLITE_MISUSE`.
    ///
    /// Releasing the last reference also closes them, but without waiting.
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
