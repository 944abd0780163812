import Catalog

extension Library {
    nonisolated func observeOrder(of query: Query) -> Updates<ItemOrder> {
        Updates(
            observe: { [store, fetch] in
                // A query of an unknown catalog depends on the sources only.
                let interests = (try? fetch.resolve(query))?.interests ?? []
                return Observation(store.changes.signals(for: interests))
            },
            read: { [store, fetch, sources] () async throws(CatalogError) in
                guard sources[query.catalog] != nil else {
                    return ItemOrder(query: query, ids: [], loadedPages: 0, totalPages: nil)
                }
                return try await store.order(of: try fetch.resolve(query))
            }
        )
    }

    nonisolated func observeFavoriteItems(of catalog: CatalogID) -> Updates<[Item]> {
        Updates(
            observe: { [store] in
                Observation(store.changes.signals(for: [.hearts(catalog), .items(catalog)]))
            },
            read: { () async throws(CatalogError) in try await self.readFavoriteItems(of: catalog) }
        )
    }

    nonisolated func observeFavorites() -> Updates<Set<Item.ID>> {
        Updates(
            observe: { [store] in Observation(store.changes.signals(for: [.anyHearts])) },
            read: { [store, sources] () async throws(CatalogError) in
                try await store.favorites(of: sources.all)
            }
        )
    }
}
