import Catalog
import Foundation
import Primitives
import SQLiteKit

// Exporting and importing all favorites.

extension Store {
    /// Returns the persistent favorites of scopes, newest first within each.
    ///
    /// - Throws: `storage`.
    func exportedFavorites(
        of scopes: [Scope]
    ) async throws(CatalogError) -> [ExportedMark] {
        try await read { connection throws(DatabaseError) in
            var favorites: [ExportedMark] = []
            for scope in scopes {
                let keys = try connection.marks.keys(.favorite, of: scope)
                favorites += try connection.items(of: scope).items(keys)
                    .map { ExportedMark($0, realm: scope.realm, origin: scope.origin) }
            }
            return favorites
        }
    }

    /// Returns the scopes that have persistent favorites, in the order of their names.
    ///
    /// - Throws: `storage`.
    func favoriteScopes() async throws(CatalogError) -> [Scope] {
        try await read { connection throws(DatabaseError) in
            try connection.marks.sources(.favorite).compactMap(Scope.init(name:))
        }
    }

    /// Adds all of the persistent favorites or none; the first is added last, so it becomes the
    /// newest.
    ///
    /// Stored items don't change.
    ///
    /// - Returns: the number of new favorites.
    /// - Throws: `storage`, without adding any favorite.
    func add(
        _ favorites: [(favorite: ExportedMark, scope: Scope)]
    ) async throws(CatalogError) -> Int {
        let date = now()
        // Prepared outside the transaction so that the store is locked as briefly as possible.
        // Duplicates are dropped because they would change nothing.
        var known: Set<MarkRow.ID> = []
        let records = favorites.reversed().compactMap { favorite, scope in
            let id = MarkRow.ID(source: scope.name, key: favorite.item.id.key)
            return known.insert(id).inserted
                ? (scope: scope, record: ItemRecord(favorite.item)) : nil
        }
        let count = Locked(0)
        try await writeMarks { connection, marks throws(DatabaseError) in
            var changes: Set<Change> = []
            for (scope, record) in records {
                let items = connection.items(of: scope)
                if try items.items(CollectionOfOne(record.key)).isEmpty {
                    _ = try items.save([record])
                    changes.formUnion([.items(scope.catalog), .titles(scope.catalog)])
                }
                let id = MarkRow.ID(source: scope.name, key: record.key)
                guard try marks.add(id, changedAt: date.timeIntervalSince1970) else { continue }
                count.withLock { $0 += 1 }
                changes.formUnion([.marks(scope.catalog), .anyMarks])
            }
            return changes
        }
        return count.withLock { $0 }
    }
}
