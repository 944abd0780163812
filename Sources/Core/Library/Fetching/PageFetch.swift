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
    ) async throws(CatalogError) -> Fetched<Page<Item>> {
        let query = try resolve(query)
        if query.marked != nil || query.isStoredSearch || policy == .storeOnly {
            return try await stored(number, of: query)
        }
        do throws(CatalogError) {
            let page = try await request(number, of: query)
            try await save(page)
            return Fetched(page.content, from: .network)
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

    /// Requests a page from the service without storing it.
    func request(
        _ number: Int,
        of query: ResolvedQuery
    ) async throws(CatalogError) -> RequestedPage {
        let content: Page<Item>
        do throws(CatalogError) {
            content = try await sources.service(of: query.base.catalog)
                .call { () async throws(CatalogError) in
                    try await query.source.provider.page(number, of: query.base)
                }.value
        } catch {
            throw error.ofPage
        }
        if number == 1, content.elements.isEmpty, content.skipped > 0 {
            throw .badResponse(.unreadableRows(count: content.skipped, gaps: []))
        }
        return RequestedPage(content: content, number: number, query: query)
    }

    /// Stores a page that the service sent.
    func save(_ page: RequestedPage) async throws(CatalogError) {
        try await store.save(page.content, as: page.number, of: page.query)
    }

    private func stored(
        _ number: Int,
        of query: ResolvedQuery
    ) async throws(CatalogError) -> Fetched<Page<Item>> {
        guard let page = try await store.page(number, of: query) else { throw .offline }
        return Fetched(page, from: .store)
    }
}

/// A page that the service sent, and the request for it.
struct RequestedPage: Sendable {
    let content: Page<Item>
    /// The requested number, 1-based; the service may send another one.
    let number: Int
    let query: ResolvedQuery
}
