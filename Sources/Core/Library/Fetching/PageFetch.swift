import Catalog

/// Fetches pages and stores them.
struct PageFetch: Sendable {
    let store: Store
    let sources: SourceRegistry
    let collation: TitleCollation

    /// Fetches a page, as ``Library/page(_:of:policy:)`` describes.
    func page(
        _ number: Int,
        of query: Query,
        policy: FetchPolicy
    ) async throws(CatalogError) -> Answer<Page<Item>> {
        let query = try resolve(query)
        if query.isFavorites || query.isStoredSearch || policy == .storeOnly {
            return try await stored(number, of: query)
        }
        do throws(CatalogError) {
            let page = try await query.source.provider.page(number, of: query.base)
            try await store.save(page, as: number, of: query)
            return Answer(page, from: .network)
        } catch .offline where policy == .networkElseStore {
            return try await stored(number, of: query)
        }
    }

    /// Combines a query with its catalog's source.
    ///
    /// - Throws: `notFound` if the catalog doesn't exist.
    func resolve(_ query: Query) throws(CatalogError) -> ResolvedQuery {
        guard let source = sources[query.catalog] else { throw .notFound(message: nil) }
        return ResolvedQuery(query, of: source, collation: collation)
    }

    private func stored(
        _ number: Int,
        of query: ResolvedQuery
    ) async throws(CatalogError) -> Answer<Page<Item>> {
        guard let page = try await store.page(number, of: query) else { throw .offline }
        return Answer(page, from: .store)
    }
}
