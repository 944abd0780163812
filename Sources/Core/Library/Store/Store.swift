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
    /// How many times a deleted file was restored.
    let recreationCount = Locked(0)
    let recreations = Observers<Void>()
    private let current: Locked<Database>
    private let recreating = SingleFlight<Int, Result<Void, DatabaseError>, Void>()
    let log: @Sendable (String) -> Void
    private let file: StoreFile?
    private let copy: MarksCopy?
    private let lock: StoreLock?

    /// Creates a store from an open database.
    ///
    /// For an in-memory database the other parts are nil, except `unsaved` if it replaces a file.
    init(
        database: Database,
        file: StoreFile? = nil,
        copy: MarksCopy? = nil,
        lock: StoreLock? = nil,
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
        let database = database
        do throws(DatabaseError) {
            return try await database.read(body)
        } catch {
            // The database was recreated in the meantime, and this one was closed.
            guard database === self.database else { return try await read(body) }
            throw failure(error)
        }
    }

    /// Writes in one transaction, then notifies observers of the changes that `body` returns.
    ///
    /// - Throws: `storage`, without storing anything or notifying any observer.
    func write(
        _ body: @Sendable (Connection) throws(DatabaseError) -> Set<Change>
    ) async throws(CatalogError) {
        do throws(DatabaseError) {
            changes.send(try await commit(.eventual, body))
        } catch {
            throw failure(error)
        }
    }

    /// Writes marks and their copy in one transaction.
    ///
    /// By the time observers are notified, the table survives a power cut; the copy does soon
    /// after.
    ///
    /// - Throws: `storage`, without storing anything or notifying any observer.
    func writeMarks(
        _ body: @Sendable (Connection, MarksWriter) throws(DatabaseError) -> Set<Change>
    ) async throws(CatalogError) {
        if let unsaved { throw unsaved }
        do throws(DatabaseError) {
            let copy = copy
            let changes = try await commit(.immediate) { connection throws(DatabaseError) in
                let writer = MarksWriter(connection)
                let changes = try body(connection, writer)
                try writer.finish(copy: copy)
                return changes
            }
            self.changes.send(changes)
        } catch {
            // After a lock that wasn't released, nothing was written, and this would wait again.
            if !error.isBusy { await withdrawCopy() }
            throw failure(error)
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
        do throws(DatabaseError) {
            try await database.compact()
        } catch {
            throw failure(error)
        }
    }

    /// Returns the size of the files, in bytes; 0 in memory.
    func bytes() async -> Int {
        guard let file else { return 0 }
        return await QueueExecutor(label: "Library.Size", qos: .utility).run { file.bytes }
    }

    /// Closes the database; later calls throw `storage`.
    func close() async {
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

    /// Writes in one transaction, after restoring the file if it was deleted.
    private func commit<Value: Sendable>(
        _ durability: Durability,
        _ body: @Sendable (Connection) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        let database = database
        do throws(DatabaseError) {
            return try await database.write(durability) { connection throws(DatabaseError) in
                try connection.checkPlace()
                return try body(connection)
            }
        } catch {
            guard error.isMoved || database !== self.database else { throw error }
        }
        try await recreate(database)
        return try await self.database.write(durability, body)
    }

    /// Converts a database error; if it reports damage, the next start checks every page.
    private func failure(_ error: DatabaseError) -> CatalogError {
        if error.isDamage { file?.markSuspect() }
        return .storage(code: error.code)
    }
}

// MARK: A file that was removed

extension Store {
    /// Recreates the file from a database that still has the deleted one open.
    ///
    /// - Throws: `isMoved` if another file has replaced it; SQLite's error if it can't be created.
    private func recreate(_ lost: Database) async throws(DatabaseError) {
        guard let file else { return }
        let result = await recreating.value(for: 0, ()) { [self] flight in
            // From here on, the flight finishes even if its callers are cancelled.
            guard flight.keep(), lost === database else { return .success(()) }
            let executor = QueueExecutor(label: "Library.Recreating")
            return await withTaskExecutorPreference(executor) {
                do throws(DatabaseError) {
                    try await replace(lost, file)
                    return .success(())
                } catch {
                    log("store: \(error)")
                    return .failure(error)
                }
            }
        }
        guard let result else {
            throw DatabaseError(code: DatabaseError.moved, message: "the task was cancelled")
        }
        try result.get()
    }

    private func replace(_ lost: Database, _ file: StoreFile) async throws(DatabaseError) {
        guard !file.exists else {
            throw DatabaseError(code: DatabaseError.moved, message: "another file is in its place")
        }
        try file.makeFolder()
        let replacement = file.ownReplacement
        try replacement.remove()
        // It remains only if copying it fails, or if another process was faster.
        defer { try? replacement.remove() }
        try await lost.copy(to: replacement.url.path)
        try file.install(replacement)
        let database = try await Database.open(
            .file(path: file.url.path),
            migrator: .library
        )
        let copy = copy
        try await database.write(.immediate) { connection throws(DatabaseError) in
            try copy?.rewrite(from: connection, stamp: MarksStamp.read(connection))
        }
        current.withLock { $0 = database }
        lock?.renew()
        await lost.close()
        recreationCount.withLock { $0 += 1 }
        recreations.signal()
        changes.send([.everything])
    }
}
