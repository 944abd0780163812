public import Catalog

extension Library {
    /// The stored items of those ids, in their order; what is not stored is left out.
    /// - Throws: `storage`.
    public func items(_ ids: [Item.ID]) async throws(CatalogError) -> [Item] {
        try await store.items(ids, in: scopes)
    }

    /// The stored item of that id; nil where the library has never seen it.
    /// - Throws: `storage`.
    public func item(_ id: Item.ID) async throws(CatalogError) -> Item? {
        try await store.items([id], in: scopes).first
    }

    /// The first items of a query's order, at most `count`, and again whenever one of them changes.
    public func firstItems(_ count: Int, of query: Query) -> Updates<[Item]> {
        let order = order(of: query)
        return Updates(
            observe: order.observe,
            read: { () async throws(CatalogError) in
                try await self.items(Array(order.read().ids.prefix(count)))
            }
        )
    }

    /// The order of a query: from the service's pages, from the favorites, or sorted by the
    /// library, as the descriptor says; a search without a filter is answered from the stored
    /// titles before its first page has come.
    ///
    /// Of a catalog that is not connected the order is empty.
    public func order(of query: Query) -> Updates<ItemOrder> {
        Updates(
            observe: { [store, fetch] in
                // A query of a catalog that is not there depends on nothing but the sources.
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
}
