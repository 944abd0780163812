import Catalog
import Foundation
import Primitives
import SQLiteKit

/// The database with its runtime state: observers, session favorites, and outcomes of downloads
/// that couldn't be stored yet.
final class Store: Sendable {
    let changes: ChangeFeed
    let session = Locked(SessionFavorites())
    let unsavedOutcomes = Locked(UnsavedOutcomes())
    /// The items that this process has opened or marked, which ``UnusedItems`` don't include.
    let opened = Locked<Set<Item.ID>>([])
    let clock: any Clock<Duration>
    let now: @Sendable () -> Date
    /// Why the store is in memory and nothing is saved, or nil.
    let unsaved: CatalogError?
    /// What was recovered when the file was last opened or repaired.
    let recovery: Locked<StoreRecovery?>
    /// Signals after each repair.
    let recoveries = Observers<Void>()
    private let current: Locked<Database>
    private let repairing = SingleFlight<Int, Void, Void>()
    let log: @Sendable (String) -> Void
    private let file: StoreFile?
    private let copy: MarksCopy?
    private let lock: StoreLock?
    private let isClosed = Locked(false)

    /// Creates a store from an open database.
    ///
    /// For an in-memory database the other parts are nil, except `unsaved` if it replaces a file.
    init(
        database: Database,
        file: StoreFile? = nil,
        copy: MarksCopy? = nil,
        lock: StoreLock? = nil,
        recovery: StoreRecovery? = nil,
        unsaved: DatabaseError? = nil,
        clock: any Clock<Duration>,
        now: @escaping @Sendable () -> Date,
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws(DatabaseError) {
        let current = Locked(database)
        self.current = current
        self.log = log
        self.file = file
        self.copy = copy
        self.lock = lock
        self.recovery = Locked(recovery)
        self.unsaved = unsaved.map { .storage(code: $0.code) }
        self.clock = clock
        self.now = now
        guard file != nil else {
            changes = ChangeFeed()
            return
        }
        let watch = ForeignWatch(
            database: { current.withLock { $0 } },
            clock: clock,
            lastVersion: Locked(try await database.foreignVersion())
        )
        changes = ChangeFeed(watch: watch)
    }

    /// Reads one snapshot of the store.
    ///
    /// - Throws: `storage`.
    func read<Value: Sendable>(
        _ body: @Sendable (Connection) throws(DatabaseError) -> Value
    ) async throws(CatalogError) -> Value {
        try await use { database throws(DatabaseError) in try await database.read(body) }
    }

    /// Writes in one transaction, then notifies observers of the changes that `body` returns.
    ///
    /// - Throws: `storage`, without storing anything or notifying any observer.
    func write(
        _ body: @Sendable (Connection) throws(DatabaseError) -> Set<Change>
    ) async throws(CatalogError) {
        changes.send(try await commit(.eventual, body))
    }

    /// Writes marks and their copy in one transaction.
    ///
    /// By the time observers are notified, the table survives a power cut; the copy does soon
    /// after.
    ///
    /// - Returns: the value that `body` returns beside its changes.
    /// - Throws: `storage`, without storing anything or notifying any observer.
    func writeMarks<Value: Sendable>(
        _ body: @Sendable (Connection, MarksWriter) throws(DatabaseError) -> (Value, Set<Change>)
    ) async throws(CatalogError) -> Value {
        if let unsaved { throw unsaved }
        let copy = copy
        do throws(CatalogError) {
            let (value, changed) = try await commit(.immediate) {
                connection throws(DatabaseError) in
                let writer = MarksWriter(connection)
                let result = try body(connection, writer)
                try writer.finish(copy: copy)
                return result
            }
            changes.send(changed)
            return value
        } catch {
            // After a lock that wasn't released, nothing was written, and this would wait again.
            if !error.isBusyStore { await withdrawCopy() }
            throw error
        }
    }

    /// Makes the file as small as its content allows; other writes wait meanwhile.
    ///
    /// - Throws: `storage`, without losing anything, for example if the disk lacks space for a copy.
    func compact() async throws(CatalogError) {
        try await write { connection throws(DatabaseError) in
            try connection.mergeTitleIndex()
            return []
        }
        try await use { database throws(DatabaseError) in try await database.compact() }
    }

    /// Returns the size of the files, in bytes; 0 in memory.
    func bytes() async -> Int {
        guard let file else { return 0 }
        return await QueueExecutor(label: "Library.Size", qos: .utility).run { file.bytes }
    }

    /// Closes the database; later calls throw `storage`.
    func close() async {
        isClosed.withLock { $0 = true }
        // A repair that is running opens the database that is to be closed.
        await repairing.finalValue(for: 0) {}
        await copy?.settle()
        await database.close()
        lock?.release()
    }

    /// Removes uncommitted changes from the copy.
    ///
    /// Otherwise the copy would be ahead of the table, which looks like a crash on the next start.
    private func withdrawCopy() async {
        guard let copy else { return }
        // If this fails, the next start compares the copy with the table.
        try? await database.write { connection throws(DatabaseError) in
            try copy.withdraw(to: MarksStamp.read(connection), in: connection)
        }
    }

    private var database: Database { current.withLock { $0 } }

    private func commit<Value: Sendable>(
        _ durability: Durability,
        _ body: @Sendable (Connection) throws(DatabaseError) -> Value
    ) async throws(CatalogError) -> Value {
        try await use { database throws(DatabaseError) in
            try await database.write(durability) { connection throws(DatabaseError) in
                try connection.checkPlace()
                return try body(connection)
            }
        }
    }
}

// MARK: Repair

extension Store {
    /// Runs `body` with the database; if that reports damage, repairs the file and runs it again.
    private func use<Value: Sendable>(
        _ body: (Database) async throws(DatabaseError) -> Value
    ) async throws(CatalogError) -> Value {
        let database = database
        do throws(DatabaseError) {
            do throws(DatabaseError) {
                return try await body(database)
            } catch {
                // A repair for another call closes the database, too.
                guard error.isDamage || error.isMisuse else { throw error }
                await repairing.finalValue(for: 0) { [self] in
                    let executor = QueueExecutor(label: "Library.Repair")
                    await withTaskExecutorPreference(executor) { await repair(database) }
                }
                guard database !== self.database else { throw error }
            }
            return try await body(self.database)
        } catch {
            throw .storage(code: error.code)
        }
    }

    /// Opens the file again, which replaces it if it is damaged.
    ///
    /// If another process uses it, or if it can't be replaced, the next start tries again.
    private func repair(_ damaged: Database) async {
        guard let file, let lock, damaged === database, !isClosed.withLock({ $0 }) else { return }
        file.markSuspect()
        // The other process would continue to write to the damaged file.
        guard lock.claim() else {
            lock.share()
            return
        }
        await damaged.close()
        do throws(DatabaseError) {
            let opened = try await StoreOpening(of: file, at: now(), log: log).open(with: lock)
            current.withLock { $0 = opened.database }
            recovery.withLock { $0 = opened.recovery ?? $0 }
        } catch {
            return log("store: \(error)")
        }
        recoveries.signal()
        changes.send([.everything])
    }
}
