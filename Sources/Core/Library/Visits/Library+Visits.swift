public import Catalog
import SQLiteKit

extension Library {
    /// Records that an item's details were opened; the last 30 items of a source are stored.
    ///
    /// - Throws: `notFound` if the catalog doesn't exist; `storage`.
    public func recordVisit(of id: Item.ID) async throws(CatalogError) {
        let scope = try source(of: id.catalog).scope
        try await store.write { connection throws(DatabaseError) in
            try connection.visits(of: scope).add(id.key)
            return [.visits(id.catalog)]
        }
    }

    /// Emits a catalog's visited items, latest first, and again after each change.
    ///
    /// A change is an item being visited or stored again. Fails with `notFound` if the catalog
    /// doesn't exist.
    public func visitedItems(observedIn catalog: CatalogID) -> Updates<[Item]> {
        Updates(
            observe: { [store] in
                Observation(store.changes.signals(for: [.visits(catalog), .items(catalog)]))
            },
            read: { () async throws(CatalogError) in
                let scope = try self.source(of: catalog).scope
                return try await self.store.read { connection throws(DatabaseError) in
                    try connection.items(of: scope).items(connection.visits(of: scope).keys())
                }
            }
        )
    }
}
