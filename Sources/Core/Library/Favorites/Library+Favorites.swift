public import Catalog

extension Library {
    /// Adds or removes a favorite, as the catalog's `FavoritesPolicy` defines; makes no request.
    ///
    /// On return, a persistent favorite is stored; all processes that observe the store see it
    /// within a second. Adding an existing favorite again doesn't change its position.
    ///
    /// - Throws: `notFound` if the catalog doesn't exist or has no favorites; `storage`.
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

    /// Adds persistent favorites from either realm, all or none of them; makes no request.
    ///
    /// The first one is added last, so it becomes the newest. Existing favorites keep their
    /// positions. Stored items remain unchanged, because a service's data is newer than any copy.
    ///
    /// - Returns: the number of favorites that didn't exist before.
    /// - Throws: `notFound` if a catalog isn't connected or has no persistent favorites; `storage`.
    public func addFavorites(
        _ favorites: [LastingFavorite]
    ) async throws(CatalogError) -> Int {
        var scoped: [(favorite: LastingFavorite, scope: Scope)] = []
        for favorite in favorites {
            let source = try source(of: favorite.item.id.catalog)
            guard source.provider.descriptor.favorites == .persistent else {
                throw .notFound(message: nil)
            }
            let scope = source.lastingScopes.first { $0.realm == favorite.realm } ?? source.scope
            scoped.append((favorite, scope))
        }
        return try await store.add(scoped)
    }

    /// Returns a catalog's stored favorites, newest first; empty if the catalog has no favorites.
    ///
    /// - Throws: `notFound` if the catalog doesn't exist; `storage`.
    public func favoriteItems(
        of catalog: CatalogID
    ) async throws(CatalogError) -> [Item] {
        try await store.favoriteItems(of: source(of: catalog))
    }

    /// Emits a catalog's stored favorites, newest first, and again after each change.
    ///
    /// A change is a favorite being added, removed or stored again. Empty if the catalog has no
    /// favorites. Fails with `notFound` if the catalog doesn't exist.
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

    /// Returns the persistent favorites from both realms by catalog, newest first within each
    /// realm.
    ///
    /// - Throws: `storage`.
    public func lastingFavorites() async throws(CatalogError) -> [LastingFavorite] {
        let lasting = sources.all.filter { $0.provider.descriptor.favorites == .persistent }
        return try await store.lastingFavorites(of: lasting.flatMap(\.lastingScopes))
    }

    /// Streams the favorites of all connected catalogs, each in the realm it is connected to.
    public func favorites() -> Updates<Set<Item.ID>> {
        Updates(
            observe: { [store] in Observation(store.changes.signals(for: [.anyFavorites])) },
            read: { [store, sources] () async throws(CatalogError) in
                try await store.favorites(of: sources.all)
            }
        )
    }
}

/// A persistent favorite with its item and realm, as it appears in exports.
public struct LastingFavorite: Hashable, Sendable {
    /// The stored item.
    public let item: Item
    /// The favorite's realm; favorites from both realms remain stored, whichever is connected.
    public let realm: Realm

    /// Creates a favorite; doesn't store it.
    public init(_ item: Item, realm: Realm) {
        self.item = item
        self.realm = realm
    }
}
