public import Catalog

extension Library {
    /// Gives or takes a heart, as the catalog's `FavoritesPolicy` says; asks nobody.
    ///
    /// One that lasts is stored on return, and every process that observes the store sees it within
    /// a second. What is so already is left as it is: a heart given twice keeps its place.
    /// - Throws: `notFound` where the catalog has no hearts or there is no such catalog;
    ///   `storage`.
    public func setFavorite(
        _ isFavorite: Bool,
        _ id: Item.ID
    ) async throws(CatalogError) {
        let source = try source(of: id.catalog)
        guard let policy = source.provider.descriptor.favorites else {
            throw .notFound(message: nil)
        }
        try await store.setFavorite(isFavorite, id.key, of: source.scope, policy: policy)
    }

    /// Gives hearts that last, of either realm, the first one last, so that it is the newest; all of
    /// them or none; asks nobody.
    ///
    /// What has a heart keeps its place, and a stored item stays as it is: what a service said is
    /// newer than any copy.
    /// - Returns: how many had no heart before.
    /// - Throws: `notFound` where one is of a catalog whose hearts do not last or that is not
    ///   connected; `storage`.
    public func addFavorites(
        _ favorites: [LastingFavorite]
    ) async throws(CatalogError) -> Int {
        for favorite in favorites {
            let catalog = try source(of: favorite.item.id.catalog).provider.descriptor
            guard catalog.favorites == .persistent else { throw .notFound(message: nil) }
        }
        return try await store.add(favorites)
    }

    /// The stored items of a catalog with a heart, the newest heart first; none where the
    /// catalog has no hearts.
    /// - Throws: `notFound` where there is no such catalog; `storage`.
    public func favoriteItems(
        of catalog: CatalogID
    ) async throws(CatalogError) -> [Item] {
        try await store.favoriteItems(of: source(of: catalog))
    }

    /// The stored items of a catalog with a heart, the newest heart first, and again whenever one
    /// comes, goes or is stored anew; none where the catalog has no hearts.
    ///
    /// It fails with `notFound` where there is no such catalog.
    public func favoriteItems(
        observedIn catalog: CatalogID
    ) -> Updates<[Item]> {
        Updates(
            observe: { [store] in
                Observation(store.changes.signals(for: [.favorites(catalog), .items(catalog)]))
            },
            read: { () async throws(CatalogError) in try await self.favoriteItems(of: catalog) }
        )
    }

    /// Every item with a heart that lasts, of both realms, by catalog, the newest heart of each
    /// realm first.
    /// - Throws: `storage`.
    public func lastingFavorites() async throws(CatalogError) -> [LastingFavorite] {
        let lasting = catalogs.filter { $0.favorites == .persistent }
        return try await store.lastingFavorites(of: lasting.map(\.id))
    }

    /// The hearts of all catalogs that are connected, in the realm that each is connected to.
    public func favorites() -> Updates<Set<Item.ID>> {
        Updates(
            observe: { [store] in Observation(store.changes.signals(for: [.anyFavorites])) },
            read: { [store, sources] () async throws(CatalogError) in
                try await store.favorites(of: sources.all)
            }
        )
    }
}

/// A persistent favorite with its item and realm, as exports contain it.
public struct LastingFavorite: Hashable, Sendable {
    /// The item as it is stored.
    public let item: Item
    /// Favorites of both realms are kept, whichever is connected.
    public let realm: Realm

    /// Does not store anything.
    public init(_ item: Item, realm: Realm) {
        self.item = item
        self.realm = realm
    }
}
