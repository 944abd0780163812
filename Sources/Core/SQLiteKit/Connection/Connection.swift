import CSQLite
import Dispatch
import Foundation
import Primitives

/// One connection to a database.
///
/// It isn't Sendable: it is passed to the closures of ``Database/read(_:)`` and
/// `Database.write(_:)`, and SQL can't leave them. It blocks its thread, so a debug build traps on
/// the main thread and on the task pool's threads.
public final class Connection {
    let handle: OpaquePointer
    private let queue: DispatchQueue
    private var isOpen = true
    private var statements: [String: Statement] = [:]
    private var durability: Durability?

    /// Opens a connection, which is closed on `queue` regardless of the thread that releases it.
    init(
        to location: DatabaseLocation,
        cacheBytes: Int,
        use: ConnectionUse = .writing,
        queue: DispatchQueue
    ) throws(DatabaseError) {
        Self.assertMayBlock()
        if let path = location.otherThanFile { throw .notAFile(path) }
        if location.isEmptyBesideWAL { throw .damaged("the file is empty, but not its -wal") }
        var opened: OpaquePointer?
        // No mutex, because only one executor uses a connection, one job at a time.
        let flags = use.flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(use.name(of: location), &opened, flags, nil)
        guard code == SQLITE_OK, let opened else {
            let error = DatabaseError(of: opened, code: code)
            sqlite3_close_v2(opened)
            throw error
        }
        handle = opened
        self.queue = queue
        let wait: @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32 = { _, attempts in
            guard let pause = LockWait.pause(after: Int(attempts)) else { return 0 }
            usleep(useconds_t(pause / .microseconds(1)))
            return 1
        }
        sqlite3_busy_handler(opened, wait, nil)
        do throws(DatabaseError) {
            try configure(cacheBytes: cacheBytes, use: use)
        } catch {
            close()
            throw error
        }
    }

    deinit {
        guard isOpen else { return }
        statements = [:]
        keepForeignFiles()
        // SAFETY: the connection is being released, so only this block has the handle.
        nonisolated(unsafe) let handle = handle
        // Closing the last connection checkpoints the whole WAL, which must not block the releasing
        // thread.
        queue.async { sqlite3_close_v2(handle) }
    }

    /// Returns the statement for this SQL text, prepared once and reused.
    ///
    /// While its rows are being read, a second caller gets a separate statement.
    public func statement(_ sql: String) throws(DatabaseError) -> Statement {
        if let known = statements[sql], !known.isBusy { return known }
        try checkOpen(sql)
        let fresh = try Statement(sql, in: handle)
        if statements[sql] == nil { statements[sql] = fresh }
        return fresh
    }

    /// Runs statements separated by semicolons, without parameters or rows.
    public func execute(_ script: String) throws(DatabaseError) {
        Self.assertMayBlock()
        try checkOpen(script)
        let code = sqlite3_exec(handle, script, nil, nil, nil)
        guard code == SQLITE_OK else { throw DatabaseError(of: handle, code: code, sql: script) }
    }

    /// Runs one statement and ignores its rows.
    public func run(_ sql: String, _ values: [(any Bindable)?] = []) throws(DatabaseError) {
        try statement(sql).run(values)
    }

    /// Calls `body` with each row of one statement.
    public func each(
        _ sql: String,
        _ values: [(any Bindable)?] = [],
        _ body: (Row) throws(DatabaseError) -> Void
    ) throws(DatabaseError) {
        try statement(sql).each(values, body)
    }

    /// Returns the rows of one statement as values.
    public func rows<Value>(
        _ sql: String,
        _ values: [(any Bindable)?] = [],
        _ transform: (Row) throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> [Value] {
        try statement(sql).rows(values, transform)
    }

    /// Returns the first row of one statement as a value; nil if there are no rows.
    public func first<Value>(
        _ sql: String,
        _ values: [(any Bindable)?] = [],
        _ transform: (Row) throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> Value? {
        try statement(sql).first(values, transform)
    }

    /// The row id created by the last `INSERT`.
    public var lastInsertedRowID: Int64 { sqlite3_last_insert_rowid(handle) }

    /// The number of rows changed by the last `INSERT`, `UPDATE` or `DELETE`, not counting
    /// cascades.
    public var changedRows: Int { Int(sqlite3_changes64(handle)) }

    /// Closes the connection at once; calling it again does nothing.
    ///
    /// Close it before moving the file: otherwise it would write to the moved file, and a later
    /// close would delete a `-wal` by its name. Later uses throw `SQLITE_MISUSE`.
    func close() {
        guard isOpen else { return }
        statements = [:]
        isOpen = false
        keepForeignFiles()
        sqlite3_close_v2(handle)
    }

    static func assertMayBlock() {
        Blocking.assertAllowed("SQL blocks")
    }
}

extension Connection {
    /// Sets the durability of later writes; call it only between transactions.
    func use(_ durability: Durability) throws(DatabaseError) {
        guard durability != self.durability else { return }
        // SQLite applies this pragma while preparing it, so a cached statement would have no
        // effect.
        try execute("PRAGMA synchronous = \(durability.synchronous)")
        self.durability = durability
    }

    /// Runs `body` in one transaction, which is rolled back if it throws.
    func transaction<Value>(
        _ kind: TransactionKind,
        _ body: (Connection) throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> Value {
        try run(kind.rawValue)
        do throws(DatabaseError) {
            let value = try body(self)
            try run("COMMIT")
            return value
        } catch {
            // After errors such as a full disk, SQLite has already rolled back.
            if sqlite3_get_autocommit(handle) == 0 { try rollBack(after: error) }
            throw error
        }
    }

    private func checkOpen(_ sql: String) throws(DatabaseError) {
        guard isOpen else {
            throw DatabaseError(code: SQLITE_MISUSE, message: "the database is closed", sql: sql)
        }
    }

    private func rollBack(after error: DatabaseError) throws(DatabaseError) {
        do throws(DatabaseError) {
            try run("ROLLBACK")
        } catch let second {
            // The first failure is the cause; the second means that the connection is also lost.
            let message = "\(error.message); then \(second.message)"
            throw DatabaseError(code: error.code, message: message, sql: error.sql)
        }
    }

    private func configure(cacheBytes: Int, use: ConnectionUse) throws(DatabaseError) {
        // SQLite silently opens a read-only file for reading.
        if use == .writing, sqlite3_db_readonly(handle, "main") != 0 {
            throw DatabaseError(code: SQLITE_READONLY, message: "the file cannot be written")
        }
        let code = vitrine_sqlite_harden(handle, use.isSalvaging ? 0 : 1)
        guard code == SQLITE_OK else { throw DatabaseError(of: handle, code: code) }
        // Otherwise one unreadable schema entry would hide all tables, even from pragmas.
        if use.isSalvaging { try execute("PRAGMA writable_schema = ON") }
        try execute("PRAGMA cache_size = \(-max(1, cacheBytes / 1024))")
        try execute("PRAGMA temp_store = MEMORY; PRAGMA foreign_keys = ON")
        switch use {
        case .writing:
            try switchToWAL()
            try self.use(.eventual)
            // A long write leaves a long WAL, which is truncated to this size.
            try execute("PRAGMA journal_size_limit = 16777216")
        case .reading: try execute("PRAGMA query_only = ON")
        case .salvaging, .salvagingUnchanging: break
        }
    }

    /// Switches to WAL, retrying while SQLite is busy.
    ///
    /// Two connections that switch one file to WAL at the same time could deadlock. SQLite
    /// therefore fails one of them at once, without the busy timeout.
    private func switchToWAL() throws(DatabaseError) {
        let start = ContinuousClock.now
        while true {
            do throws(DatabaseError) {
                return try execute("PRAGMA journal_mode = WAL")
            } catch let error where error.isBusy && start.duration(to: .now) < LockWait.limit {
                usleep(2_000)
            }
        }
    }
}
