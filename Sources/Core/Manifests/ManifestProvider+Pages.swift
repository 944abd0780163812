import Catalog
import Foundation
import JSONText
import Networking
import Primitives
import Providers

/// Requests for pages.
extension ManifestProvider {
    /// The most queries whose pages' rows are counted.
    private static let mostCounts = 200
    /// The most rows of one page.
    private static let mostRows = 10_000
    /// The longest accepted `Page.next` in bytes.
    private static let longestNext = 4_000

    /// The rows of a page, their place, and the number of all pages.
    struct Response {
        var rows: [JSON] = []
        var place: JSONPointer?
        /// The response's address; nil without rows.
        var address: URL?
        /// The number of pages; nil if it is unknown and more may follow.
        var totalPages: Int?
        /// What the response calls the next page.
        var next: String?
        var bytes = 0
    }

    /// Returns the request that answers a query; nil if the catalog doesn't have it.
    func request(of query: Query) -> Manifest.PageRequest? {
        query.search.isEmpty ? manifest.list(query.list)?.request : manifest.search?.request
    }

    /// Requests a page without mapping its rows.
    func rows(
        _ number: Int,
        after next: String? = nil,
        of query: Query
    ) async throws(CatalogError) -> Response {
        guard let list = manifest.list(query.list), let request = request(of: query),
            number <= request.paging.lastPage ?? Manifest.Paging.mostPages
        else { throw .notFound(message: nil) }
        let url = try await url(ofPage: number, after: next, of: query, list, request)
        let end = Response(totalPages: max(number - 1, 1))
        let isSearch = !query.search.isEmpty
        // Without a total, only asking for the next page shows that the last one was the last.
        let isNamed = number > 1 && request.paging.isSequential
        let mayEnd = !isNamed && (isSearch || number > 1 && request.paging.total == .unknown)
        let answer: Answer?
        do throws(CatalogError) {
            answer = try await self.answer(url, empty: request.emptyStatuses)
        } catch .notFound where mayEnd && number > 1 {
            return end
        }
        guard let answer else {
            // The service no longer knows what it called the page.
            if isNamed { throw .notFound(message: nil) }
            if mayEnd || !request.emptyStatuses.isEmpty { return end }
            throw .badResponse(.notJSON(.nothing))
        }
        guard let (place, rows) = request.rows(in: answer.root) else {
            if isNamed { throw .notFound(message: nil) }
            if mayEnd { return end }
            throw .badResponse(request.items.fault(in: answer.root))
        }
        let sent = request.sentRows(in: answer.root, found: rows)
        let known = counts.withLock { counts in
            if counts.count >= Self.mostCounts { counts.removeAll() }
            counts[query, default: RowCount()].add(sent.count, ofPage: number)
            return counts[query] ?? RowCount()
        }
        let page = PageResponse(
            number: number,
            root: answer.root,
            headers: answer.headers,
            rows: sent
        )
        return Response(
            rows: rows,
            place: place,
            address: answer.url,
            totalPages: request.paging.totalPages(page, known),
            next: try self.next(after: page, from: answer.url, request.paging),
            bytes: answer.bytes
        )
    }

    /// Returns the address of a page.
    ///
    /// - Throws: `notFound` if a value can't be filled in.
    private func url(
        ofPage number: Int,
        after next: String?,
        of query: Query,
        _ list: Manifest.List,
        _ request: Manifest.PageRequest
    ) async throws(CatalogError) -> URL {
        var template = request.address
        var cursor: String?
        switch request.paging.counting {
        case .next where number > 1:
            guard let url = next.flatMap({ URL(string: $0) }),
                url.hasSameOrigin(as: manifest.service.base)
            else { throw .notFound(message: nil) }
            return url
        case .cursor(let first):
            cursor = number == 1 ? first : next
            if number == 1, first == nil { template = template.omitting("cursor") ?? template }
        case .none, .pages, .offset, .next: break
        }
        let size = try await pageSize(before: number, of: query, request) ?? request.paging.size
        let values = values(number, of: query, list, request.paging, size: size)
        return try url(template) { $0 == "cursor" ? cursor : values($0) }
    }

    /// Returns what a page calls the next one in a sequential list, without the key.
    ///
    /// - Throws: `badResponse` for an address of another origin.
    private func next(
        after page: PageResponse,
        from response: URL,
        _ paging: Manifest.Paging
    ) throws(CatalogError) -> String? {
        guard paging.isSequential, let text = paging.next(after: page) else { return nil }
        guard text.utf8.count <= Self.longestNext else {
            throw .badResponse(nil)
        }
        guard paging.counting == .next else { return text }
        let base = manifest.service.base
        guard
            let url = URL(
                webAddress: addresses(in: response).withoutKey(text),
                relativeTo: response
            )
        else { throw .badResponse(nil) }
        // Behind a proxy, a service may not know that it is asked by HTTPS.
        let secure = URL(string: url.absoluteString.replacing(/^http:/, with: "https:")) ?? url
        guard let next = [url, secure].first(where: { $0.hasSameOrigin(as: base) }) else {
            throw .badResponse(.foreignNext(host: url.host() ?? ""))
        }
        return next.absoluteString
    }

    /// Returns how many rows the first page had; nil if it had none or that isn't known.
    ///
    /// It is requested if the position of a later page depends on it.
    private func pageSize(
        before number: Int,
        of query: Query,
        _ request: Manifest.PageRequest
    ) async throws(CatalogError) -> Int? {
        guard number > 1 else { return nil }
        let known = { counts.withLock { $0[query]?.first } }
        if known() == nil, request.address.variables.contains("offset") {
            _ = try await rows(1, of: query)
        }
        return known().flatMap { $0 > 0 ? $0 : nil }
    }

    func page(_ number: Int, of query: Query, _ response: Response) -> Page<Item> {
        let mapping = rowMapping(of: query, response.address)
        var keys: Set<String> = []
        let items = response.rows.prefix(Self.mostRows).compactMap { node -> Item? in
            guard let item = mapping.item(node), keys.insert(item.id.key).inserted else {
                return nil
            }
            return item
        }
        return Page(
            number: number,
            totalPages: response.totalPages,
            elements: items,
            skipped: response.rows.count - items.count,
            next: response.next,
            bytes: response.bytes
        )
    }

    /// Returns the values of the variables in a list's address; `size` is the number of rows on the
    /// pages before.
    private func values(
        _ number: Int,
        of query: Query,
        _ list: Manifest.List,
        _ paging: Manifest.Paging,
        size: Int
    ) -> (String) -> String? {
        { name in
            switch name {
            case "page":
                if case .pages(let first) = paging.counting {
                    String(first + number - 1)
                } else {
                    nil
                }
            case "offset":
                if case .offset(let first) = paging.counting {
                    String(first + (number - 1) * size)
                } else {
                    // With both variables, the offset follows from the page.
                    String((number - 1) * size)
                }
            case "size": String(paging.size)
            case "query": query.search
            case "language": language
            case "sort": list.sortValue(query.sort)
            default: nil
            }
        }
    }
}
