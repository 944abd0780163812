import Catalog
import Foundation
import SQLiteKit

extension Store {
    /// Opens the store; a damaged one is moved aside and an empty one made in its place.
    /// - Throws: `storage`.
    static func open(
        _ location: StoreLocation,
        clock: any Clock<Duration>,
        now: @escaping @Sendable () -> Date
    ) async throws(CatalogError) -> (store: Store, recovery: StoreRecovery?) {
        do throws(DatabaseError) {
            switch location {
            case .memory:
                let database = try await Database.open(.memory, migrator: .library)
                let store = try await Store(database: database, file: nil, clock: clock, now: now)
                return (store, nil)
            case .file(let url):
                let file = StoreFile(url: url)
                let (database, recovery) = try await open(file, at: now())
                let store = try await Store(database: database, file: file, clock: clock, now: now)
                return (store, recovery)
            }
        } catch {
            throw .storage(code: error.code)
        }
    }

    private static func open(
        _ file: StoreFile,
        at date: Date
    ) async throws(DatabaseError) -> (Database, StoreRecovery?) {
        try file.makeFolder()
        do throws(DatabaseError) {
            return (try await openChecked(file), nil)
        } catch {
            guard error.isDamage else { throw error }
            let recovery = StoreRecovery(movedTo: try file.moveAside(at: date))
            file.clearSuspicion()
            return (try await openChecked(file), recovery)
        }
    }

    private static func openChecked(_ file: StoreFile) async throws(DatabaseError) -> Database {
        let isSuspect = file.isSuspect
        let database = try await Database.open(
            .file(path: file.url.path),
            migrator: .library,
            isSuspect: isSuspect
        )
        guard isSuspect else { return database }
        // The check of pages does not see into the full-text index, which can be made anew.
        try await database.write { connection throws(DatabaseError) in
            try connection.rebuildTitleIndex()
        }
        file.clearSuspicion()
        return database
    }
}
