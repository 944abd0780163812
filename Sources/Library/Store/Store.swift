import Catalog
import Foundation
import Locks
import SQLiteKit

/// The database with what belongs to it while the program runs: who observes, hearts of the session,
/// what downloads came to where that could not be stored yet.
final class Store: Sendable {
    let changes: ChangeFeed
    let session = Locked(SessionHearts())
    let unsavedOutcomes = Locked(UnsavedOutcomes())
    let now: @Sendable () -> Date
    private let database: Database
    private let file: StoreFile?

    /// Takes over an open database; `file` is nil where it lies in memory.
    init(
        database: Database,
        file: StoreFile?,
        clock: any Clock<Duration>,
        now: @escaping @Sendable () -> Date
    ) async throws(DatabaseError) {
        self.database = database
        self.file = file
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

    /// Reads one state of the store.
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

    /// Writes in one transaction and then tells observers the changes that `body` returns.
    /// - Throws: `storage`; nothing is stored then and nobody told.
    func write(
        _ body: @Sendable (Connection) throws(DatabaseError) -> Set<Change>
    ) async throws(CatalogError) {
        do throws(DatabaseError) {
            changes.send(try await database.write(body))
        } catch {
            throw failure(error)
        }
    }

    /// Closes the database; whatever is asked later throws `storage`.
    func close() async {
        await database.close()
    }

    /// The one place where an error of the database becomes one of the catalogue.
    private func failure(_ error: DatabaseError) -> CatalogError {
        if error.isDamage { file?.markSuspect() }
        return .storage(code: error.code)
    }
}
