import Catalog
import Foundation
import Primitives
import SQLiteKit

/// The database and its state while the program runs: observers, favorites of the session, and
/// outcomes of downloads that could not be stored yet.
final class Store: Sendable {
    let changes: ChangeFeed
    let session = Locked(SessionHearts())
    let unsavedOutcomes = Locked(UnsavedOutcomes())
    let now: @Sendable () -> Date
    /// Why the store is in memory and nothing is saved; nil if all is well.
    let unsaved: CatalogError?
    private let database: Database
    private let file: StoreFile?
    private let copy: FavoritesCopy?
    private let lock: StoreLock?

    /// Takes over an open database.
    ///
    /// For one in memory the rest is nil, except the reason if that is a fallback.
    init(
        database: Database,
        file: StoreFile? = nil,
        copy: FavoritesCopy? = nil,
        lock: StoreLock? = nil,
        unsaved: DatabaseError? = nil,
        clock: any Clock<Duration>,
        now: @escaping @Sendable () -> Date
    ) async throws(DatabaseError) {
        self.database = database
        self.file = file
        self.copy = copy
        self.lock = lock
        self.unsaved = unsaved.map { .storage(code: $0.code) }
        self.now = now
        guard file != nil else {
            changes = ChangeFeed()
            return
        }
        let watch = ForeignWatch(
            database: database,
            clock: clock,
            lastVersion: Locked(try await database.foreignVersion())
        )
        changes = ChangeFeed { feed in watch.start(telling: feed) }
    }

    /// Reads one snapshot of the store.
    /// - Throws: `storage`.
    func read<Value: Sendable>(
        _ body: @Sendable (Connection) throws(DatabaseError) -> Value
    ) async throws(CatalogError) -> Value {
        do throws(DatabaseError) {
            return try await database.read(body)
        } catch {
            throw failure(error)
        }
    }

    /// Writes in one transaction and then notifies observers of the changes that `body` returns.
    /// - Throws: `storage`; nothing is stored then and nobody is notified.
    func write(
        _ body: @Sendable (Connection) throws(DatabaseError) -> Set<Change>
    ) async throws(CatalogError) {
        do throws(DatabaseError) {
            changes.send(try await database.write(.eventual, body))
        } catch {
            throw failure(error)
        }
    }

    /// Writes persistent favorites in one transaction, and their copy; the table is safe from a power
    /// cut before observers are notified, the copy soon after.
    /// - Throws: `storage`; nothing is stored then and nobody is notified.
    func writeFavorites(
        _ body: @Sendable (Connection, FavoritesWriter) throws(DatabaseError) -> Set<Change>
    ) async throws(CatalogError) {
        if let unsaved { throw unsaved }
        do throws(DatabaseError) {
            let copy = copy
            let changes = try await database.write(.immediate) { connection throws(DatabaseError) in
                let writer = FavoritesWriter(connection)
                let changes = try body(connection, writer)
                try writer.finish(copy: copy)
                return changes
            }
            self.changes.send(changes)
        } catch {
            await withdrawCopy()
            throw failure(error)
        }
    }

    /// Closes the database; later calls throw `storage`.
    func close() async {
        await copy?.settle()
        await database.close()
        lock?.release()
    }

    /// Otherwise the copy would be ahead of the table, which looks like a crash at the next start.
    private func withdrawCopy() async {
        guard let copy else { return }
        // If this fails, the copy is compared at the next start.
        try? await database.write { connection throws(DatabaseError) in
            try copy.withdraw(to: FavoritesStamp.read(connection), in: connection)
        }
    }

    /// The only place that converts a database error.
    private func failure(_ error: DatabaseError) -> CatalogError {
        if error.isDamage { file?.markSuspect() }
        return .storage(code: error.code)
    }
}
