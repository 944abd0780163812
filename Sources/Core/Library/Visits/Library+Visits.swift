public import Catalog
import SQLiteKit

extension Library {
    /// Remembers that an item's details were opened; the last 30 of a source are kept.
    /// - Throws: `notFound` where there is no such catalog; `storage`.
    public func recordVisit(of id: Item.ID) async throws(CatalogError) {
        let scope = try source(of: id.catalog).scope
        try await store.write { connection throws(DatabaseError) in
            try connection.visits(of: scope).add(id.key)
            return [.visits(id.catalog)]
        }
    }

    /// The stored items of a catalog that were visited, the latest first, and again whenever one is
    /// visited or stored anew.
    ///
    /// It fails with `notFound` where there is no such catalog.
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
