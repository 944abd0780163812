import Catalog

extension Library {
    nonisolated func writeFavorite(
        _ isFavorite: Bool,
        _ id: Item.ID
    ) async throws(CatalogError) {
        let source = try source(of: id.catalog)
        guard let policy = source.provider.descriptor.favorites else {
            throw .notFound(message: nil)
        }
        try await store.setFavorite(isFavorite, id.key, of: source.scope, policy: policy)
    }

    nonisolated func readFavoriteItems(
        of catalog: CatalogID
    ) async throws(CatalogError) -> [Item] {
        try await store.favoriteItems(of: source(of: catalog))
    }

    nonisolated func readLastingFavorites() async throws(CatalogError) -> [LastingFavorite] {
        let lasting = catalogs.filter { $0.favorites == .persistent }
        return try await store.lastingFavorites(of: lasting.map(\.id))
    }

    nonisolated func writeLastingFavorites(
        _ favorites: [LastingFavorite]
    ) async throws(CatalogError) -> Int {
        for favorite in favorites {
            let catalog = try source(of: favorite.item.id.catalog).provider.descriptor
            guard catalog.favorites == .persistent else { throw .notFound(message: nil) }
        }
        return try await store.add(favorites)
    }
}
