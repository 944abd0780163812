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
}
