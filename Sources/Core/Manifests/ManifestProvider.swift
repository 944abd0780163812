public import Catalog
import Foundation
public import Networking
import Primitives
import Providers

/// A provider for the service that a manifest describes.
public struct ManifestProvider: CatalogProvider {
    /// The catalog's descriptor, which doesn't depend on the service.
    public let descriptor: CatalogDescriptor

    let manifest: Manifest
    private let client: any HTTPClient
    private let language: String
    /// How many rows the pages of a query had; a service may send fewer or more than asked.
    private let counts = Locked<[Query: RowCount]>([:])

    /// Creates a provider without sending any request.
    ///
    /// - Parameters:
    ///   - manifest: the places of everything.
    ///   - client: a client that throws `status` for error responses and adds the key.
    ///   - language: the value of `{language}`, such as `en-US`.
    public init(_ manifest: Manifest, client: any HTTPClient, language: String) {
        descriptor = manifest.descriptor
        self.manifest = manifest
        self.client = client
        self.language = language
    }

    /// Requests a page of a query by its 1-based number.
    ///
    /// An element without an id or a title is omitted and counted, as are those that repeat an id
    /// of the page and those after the first 10,000.
    ///
    /// - Throws: `badResponse` also if none of the first page's rows can be read.
    public func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item> {
        let response = try await rows(number, of: query)
        let page = page(number, of: query, response)
        if number == 1, page.elements.isEmpty, page.skipped > 0 {
            let gaps = mapping(manifest.item, response.address).gaps(
                in: response.rows,
                at: response.place
            )
            throw .badResponse(.unreadableRows(count: page.skipped, gaps: gaps))
        }
        return page
    }

    /// Requests the first page of the first list, and reports what couldn't be read.
    public func sample() async throws(CatalogError) -> CatalogSample {
        guard let list = manifest.lists.first else { throw .notFound(message: nil) }
        let query = Query(catalog: descriptor.id, list: list.id)
        let response = try await rows(1, of: query)
        let request = list.request
        return CatalogSample(
            items: page(1, of: query, response).elements,
            rowCount: response.rows.count,
            gaps: mapping(manifest.item, response.address)
                .gaps(in: response.rows, at: response.place),
            totalPages: response.totalPages,
            askedRows: request.address.variables.contains("size") ? request.size : nil
        )
    }

    /// Requests an item, if its details have an address.
    ///
    /// The title is empty if the response has none.
    ///
    /// - Throws: `notFound` if they have none.
    public func details(of key: String) async throws(CatalogError) -> ItemDetails {
        let (node, _, mapping) = try await detailsResponse(of: key)
        let item = mapping.addition(node, key: key)
        return ItemDetails(item: item, facets: item.facets)
    }

    /// Requests an item's details, and reports what couldn't be read of what only they have.
    public func gapsInDetails(of key: String) async throws(CatalogError) -> [ManifestGap] {
        let (node, place, mapping) = try await detailsResponse(of: key)
        return mapping.gaps(inDetails: node, at: place, besides: manifest.item)
    }

    private func detailsResponse(
        of key: String
    ) async throws(CatalogError) -> (node: JSONNode, place: JSONPointer, ItemMapping) {
        guard case .request(let address, let root, let rule) = manifest.details else {
            throw .notFound(message: nil)
        }
        let values = { (name: String) -> String? in
            switch name {
            case "id": key
            case "language": language
            default: nil
            }
        }
        guard let (response, url) = try await answer(address, values) else {
            throw .badResponse(.notJSON(.nothing))
        }
        guard let (place, nodes) = root.found(in: response),
            let node = nodes.first(where: { !$0.isNull })
        else { throw .badResponse(root.fault(in: response)) }
        return (node, place, mapping(rule, url))
    }
}

extension ManifestProvider {
    /// The greatest page number of a list without a last page.
    static let mostPages = 1_000_000
    /// The most queries whose pages' rows are counted.
    private static let mostCounts = 200
    /// The most rows of one page.
    private static let mostRows = 10_000
    /// The largest accepted response in bytes.
    private static let maximumBytes = 20_000_000

    /// Returns a mapping for the response from an address.
    private func mapping(_ rule: Manifest.ItemRule, _ response: URL?) -> ItemMapping {
        let service = manifest.service
        let pictures = PictureAddresses(
            service: service.base,
            response: response ?? service.base,
            keyItem: service.key?.queryItem
        )
        return ItemMapping(catalog: descriptor.id, rule: rule, pictures: pictures)
    }

    /// The rows of a page, their place, and the number of all pages.
    private struct Response {
        var rows: [JSONNode] = []
        var place: JSONPointer?
        /// The response's address; nil without rows.
        var address: URL?
        /// The number of pages; nil if it is unknown and more may follow.
        var totalPages: Int?
    }

    /// Requests a page without mapping its rows.
    private func rows(_ number: Int, of query: Query) async throws(CatalogError) -> Response {
        guard let list = manifest.list(query.list) else { throw .notFound(message: nil) }
        let isSearch = !query.search.isEmpty
        guard let request = isSearch ? manifest.search?.request : list.request,
            number <= request.lastPage ?? Self.mostPages
        else { throw .notFound(message: nil) }
        let size = try await pageSize(before: number, of: query, request)
        let values = values(number, of: query, list, request, size: size ?? request.size)
        let end = Response(totalPages: max(number - 1, 1))
        // Without a total, only asking for the next page shows that the last one was the last.
        let mayEnd = isSearch || number > 1 && request.total == .unknown
        let answer: (JSONNode, URL)?
        do throws(CatalogError) {
            answer = try await self.answer(request.address, values, empty: request.emptyStatuses)
        } catch .notFound where mayEnd && number > 1 {
            return end
        }
        guard let (root, address) = answer else {
            if mayEnd || !request.emptyStatuses.isEmpty { return end }
            throw .badResponse(.notJSON(.nothing))
        }
        guard let (place, rows) = request.rows(in: root) else {
            if mayEnd { return end }
            throw .badResponse(request.items.fault(in: root))
        }
        let known = counts.withLock { counts in
            if counts.count >= Self.mostCounts { counts.removeAll() }
            counts[query, default: RowCount()].add(rows.count, ofPage: number)
            return counts[query] ?? RowCount()
        }
        let total = request.totalPages(in: root, page: number, rows: rows.count, known)
        return Response(rows: rows, place: place, address: address, totalPages: total)
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

    private func page(_ number: Int, of query: Query, _ response: Response) -> Page<Item> {
        let mapping = mapping(manifest.item, response.address)
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
            skipped: response.rows.count - items.count
        )
    }

    /// Returns the values of the variables in a list's address; `size` is the number of rows on the
    /// pages before.
    private func values(
        _ number: Int,
        of query: Query,
        _ list: Manifest.List,
        _ request: Manifest.PageRequest,
        size: Int
    ) -> (String) -> String? {
        { name in
            switch name {
            case "page":
                if case .pages(let first) = request.numbering {
                    String(first + number - 1)
                } else {
                    nil
                }
            case "offset":
                switch request.numbering {
                case .offset(let first): String(first + (number - 1) * size)
                // With both variables, the offset follows from the page.
                case .pages, .none: String((number - 1) * size)
                }
            case "size": String(request.size)
            case "query": query.search
            case "language": language
            case "sort": list.sortValue(query.sort)
            default: nil
            }
        }
    }

    /// Requests an address and parses the response.
    ///
    /// - Returns: the response and its address; nil if its status is in `empty` or it has no body.
    /// - Throws: `notFound` if a value can't be filled in; `badResponse` if the response isn't JSON.
    private func answer(
        _ template: AddressTemplate,
        _ values: (String) -> String?,
        empty: Set<Int> = []
    ) async throws(CatalogError) -> (root: JSONNode, url: URL)? {
        guard let text = template.text(values),
            let url = URL(string: manifest.service.address(of: text))
        else { throw .notFound(message: nil) }
        var request = HTTPRequest(
            url,
            headers: ["Accept": "application/json"],
            maximumBytes: Self.maximumBytes,
            allowsLocalHosts: allowsLocalHosts
        )
        for (name, value) in manifest.service.headers { request.headers[name] = value }
        let response: HTTPResponse
        do throws(HTTPError) {
            response = try await client.response(to: request)
        } catch {
            if case .status(let response) = error, empty.contains(response.status) { return nil }
            throw CatalogError(error, message: message)
        }
        guard !response.isBlank else { return nil }
        do {
            return (try response.parsed { try JSONNode(parsing: $0) }, response.url ?? url)
        } catch {
            throw .badResponse(.notJSON(response.resemblance))
        }
    }

    /// Returns a service's own message from one of the usual places.
    ///
    /// Nil if the message repeats the request with its key.
    private func message(in body: Data) -> String? {
        // A response that isn't JSON has no message.
        guard let node = try? JSONNode(parsing: body) else { return nil }
        let pointers = ["/message", "/error/message", "/error", "/detail", "/status_message"]
        let text = Place(pointers: pointers.compactMap(JSONPointer.init))
            .first(in: node) { $0.string == nil ? nil : $0.text }
        if case .query(let name)? = manifest.service.key, text?.contains("\(name)=") == true {
            return nil
        }
        return text
    }
}

extension HTTPResponse {
    /// Whether the body has only white space.
    fileprivate var isBlank: Bool {
        body.allSatisfy { [0x20, 0x0A, 0x0D, 0x09].contains($0) }
    }

    /// What a body that isn't JSON resembles.
    fileprivate var resemblance: ResponseFault.Resemblance {
        if isWebPage { return .webPage }
        let start = body.first { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }
        return start == UInt8(ascii: "<") ? .xml : .other
    }
}
