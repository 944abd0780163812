import Catalog
import Foundation
import SQLiteKit

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
    ///
    /// A page of a sequential query is found from the last one whose next page is stored, or from the
    /// first one; the pages between are stored.
    func request(
        _ number: Int,
        of query: ResolvedQuery
    ) async throws(CatalogError) -> RequestedPage {
        guard number > 1, query.source.provider.isSequential(query.base) else {
            return try await request(number, after: nil, of: query)
        }
        let known = try await store.lastKnownNext(before: number, of: query)
        do throws(CatalogError) {
            return try await walk(to: number, from: known?.page ?? 0, known?.next, of: query)
        } catch  where isLost(known, error) {
            return try await walk(to: number, from: 0, nil, of: query)
        }
    }

    /// Whether a service that refuses a page may no longer know what it called it.
    ///
    /// A name of the last minute isn't too old, so no list starts over again and again.
    private func isLost(_ known: ListTable.KnownNext?, _ error: CatalogError) -> Bool {
        guard let known, known.fetchedAt < store.now().addingTimeInterval(-60) else { return false }
        switch error {
        case .badResponse(.noPage): return true
        case .server(let status, _): return (400..<500).contains(status)
        default: return false
        }
    }

    /// Requests the pages after one in turn, and stores all but the last.
    ///
    /// A list that ends before has no rows on the page.
    private func walk(
        to number: Int,
        from start: Int,
        _ next: String?,
        of query: ResolvedQuery
    ) async throws(CatalogError) -> RequestedPage {
        var limit = RunLimit()
        try limit.request()
        var page = try await request(start + 1, after: next, of: query)
        while page.number < number {
            try await save(page)
            limit.add(page.content)
            guard let next = page.content.next else {
                let end = Page<Item>(number: number, totalPages: page.number, elements: [])
                return RequestedPage(content: end, number: number, query: query)
            }
            try limit.request()
            page = try await request(page.number + 1, after: next, of: query)
        }
        return page
    }

    private func request(
        _ number: Int,
        after next: String?,
        of query: ResolvedQuery
    ) async throws(CatalogError) -> RequestedPage {
        var content: Page<Item>
        do throws(CatalogError) {
            content = try await sources.service(of: query.base.catalog)
                .call { () async throws(CatalogError) in
                    try await query.source.provider.page(number, after: next, of: query.base)
                }.value
        } catch {
            throw error.ofPage
        }
        if number == 1, content.elements.isEmpty, content.skipped > 0 {
            throw .badResponse(.unreadableRows(count: content.skipped, gaps: []))
        }
        if let next = content.next, try await isAsked(next, before: number, of: query) {
            (content.totalPages, content.next) = (number, nil)
        }
        return RequestedPage(content: content, number: number, query: query)
    }

    /// Whether the service leads back to a page that it has already sent.
    private func isAsked(
        _ next: String,
        before number: Int,
        of query: ResolvedQuery
    ) async throws(CatalogError) -> Bool {
        try await store.read { connection throws(DatabaseError) in
            let lists = connection.lists(of: query.scope)
            return try lists.isAsked(next, before: number, of: query.key)
        }
    }

    /// Stores a page that the service sent.
    func save(_ page: RequestedPage) async throws(CatalogError) {
        try await store.save(page)
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
    /// The items to store, made where the page arrives, because pages arrive at the same time but are
    /// stored one after another.
    let records: [ItemRecord]
    /// The requested number, 1-based; the service may send another one.
    let number: Int
    let query: ResolvedQuery

    init(content: Page<Item>, number: Int, query: ResolvedQuery) {
        self.content = content
        records = content.elements.map { ItemRecord($0) }
        self.number = number
        self.query = query
    }
}
