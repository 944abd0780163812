import Catalog
import Primitives
import SQLiteKit

// Exporting and importing all favorites.

extension Store {
    /// Returns the persistent favorites from both realms, newest first within each scope.
    ///
    /// - Throws: `storage`.
    func lastingFavorites(
        of catalogs: [CatalogID]
    ) async throws(CatalogError) -> [LastingFavorite] {
        try await read { connection throws(DatabaseError) in
            var favorites: [LastingFavorite] = []
            for catalog in catalogs {
                for realm in [Realm.live, .demo] {
                    let scope = Scope(catalog: catalog, realm: realm)
                    let keys = try connection.favorites(of: scope).keys()
                    favorites += try connection.items(of: scope).items(keys)
                        .map { LastingFavorite($0, realm: realm) }
                }
            }
            return favorites
        }
    }

    /// Adds all of the persistent favorites or none; the first is added last, so it becomes the
    /// newest.
    ///
    /// Stored items don't change.
    ///
    /// - Returns: the number of new favorites.
    /// - Throws: `storage`, without adding any favorite.
    func add(_ favorites: [LastingFavorite]) async throws(CatalogError) -> Int {
        let date = now()
        // Prepared outside the transaction so that the store is locked as briefly as possible.
        // Duplicates are dropped because they would change nothing.
        var known: Set<PersistentFavorite.ID> = []
        let records = favorites.reversed().compactMap { favorite in
            let scope = Scope(catalog: favorite.item.id.catalog, realm: favorite.realm)
            let id = PersistentFavorite.ID(source: scope.name, key: favorite.item.id.key)
            return known.insert(id).inserted
                ? (scope: scope, record: ItemRecord(favorite.item)) : nil
        }
        let count = Locked(0)
        try await writeFavorites { connection, favorites throws(DatabaseError) in
            var changes: Set<Change> = []
            for (scope, record) in records {
                let items = connection.items(of: scope)
                if try items.items(CollectionOfOne(record.key)).isEmpty {
                    _ = try items.save([record])
                    changes.formUnion([.items(scope.catalog), .titles(scope.catalog)])
                }
                guard try favorites.add(record.key, of: scope, at: date) else { continue }
                count.withLock { $0 += 1 }
                changes.formUnion([.favorites(scope.catalog), .anyFavorites])
            }
            return changes
        }
        return count.withLock { $0 }
    }
}
