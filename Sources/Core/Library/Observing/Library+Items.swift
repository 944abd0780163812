public import Catalog

extension Library {
    /// Returns the stored items in the order of `ids`, leaving out those that aren't stored.
    ///
    /// - Throws: `storage`.
    public func items(_ ids: [Item.ID]) async throws(CatalogError) -> [Item] {
        try await store.items(ids, in: scopes)
    }

    /// Returns a stored item; nil if it has never been stored.
    ///
    /// - Throws: `storage`.
    public func item(_ id: Item.ID) async throws(CatalogError) -> Item? {
        store.opens(id)
        return try await store.items([id], in: scopes).first
    }

    /// Emits a query's first `count` items, and again whenever one of them changes.
    public func firstItems(_ count: Int, of query: Query) -> Updates<[Item]> {
        let order = order(of: query)
        return Updates(
            observe: order.observe,
            read: { () async throws(CatalogError) in
                try await self.items(Array(order.read().ids.prefix(count)))
            }
        )
    }

    /// Streams a query's order: the service's, the favorites', or one sorted by the library.
    ///
    /// The catalog's descriptor determines which. A search without a filter shows matching stored
    /// titles until its first page arrives. If the catalog isn't connected, the order is empty.
    public func order(of query: Query) -> Updates<ItemOrder> {
        Updates(
            observe: { [store, fetch] in
                // A query for an unknown catalog depends only on the sources.
                let interests = (try? fetch.resolve(query))?.interests ?? []
                return Observation(store.changes.signals(for: interests))
            },
            read: { () async throws(CatalogError) in try await self.order(of: query) }
        )
    }

    /// Returns the beginning of a query's order, as if only pages up to `pages` were stored.
    ///
    /// The time doesn't depend on the length of the list. Favorites, search results from the store
    /// and orders that the library sorts are returned as a whole.
    ///
    /// - Throws: `storage`.
    public func beginning(
        of query: Query,
        pages: Int
    ) async throws(CatalogError) -> ItemOrder {
        try await order(of: query, firstPages: pages)
    }

    /// Returns a query's stored items in order, and that order.
    ///
    /// For commands; views read the order, then the rows that are visible.
    ///
    /// - Throws: `storage`.
    public func whole(
        _ query: Query
    ) async throws(CatalogError) -> (order: ItemOrder, items: [Item]) {
        guard sources[query.catalog] != nil else { return (.unconnected(query), []) }
        return try await store.whole(try fetch.resolve(query), in: scopes)
    }

    private func order(
        of query: Query,
        firstPages: Int = .max
    ) async throws(CatalogError) -> ItemOrder {
        guard sources[query.catalog] != nil else { return .unconnected(query) }
        return try await store.order(of: try fetch.resolve(query), firstPages: firstPages)
    }
}

extension ItemOrder {
    /// The empty order of a query whose catalog isn't connected.
    fileprivate static func unconnected(_ query: Query) -> ItemOrder {
        ItemOrder(query: query, ids: [], loadedPages: 0, totalPages: nil)
    }
}
