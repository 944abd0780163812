public import Catalog
import Foundation
import JSONText
public import Networking
import Primitives
import Providers

/// A provider for the service that a manifest describes.
public struct ManifestProvider: CatalogProvider {
    /// The catalog's descriptor, which doesn't depend on the service.
    public let descriptor: CatalogDescriptor

    let manifest: Manifest
    private let client: any HTTPClient
    let language: String
    /// How many rows the pages of a query had; a service may send fewer or more than asked.
    let counts = Locked<[Query: RowCount]>([:])

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

    /// Whether the address of a page of a query is known only from the page before.
    public func isSequential(_ query: Query) -> Bool {
        request(of: query)?.paging.isSequential ?? false
    }

    /// Requests a page of a query by its 1-based number.
    ///
    /// `next` is `Page.next` of the page before, which a sequential query's later pages need.
    ///
    /// An element without an id or a title is omitted and counted, as are those that repeat an id
    /// of the page and those after the first 10,000.
    ///
    /// - Throws: `badResponse` also if none of the first page's rows can be read, or if the address
    ///   of the next page is of another origin.
    public func page(
        _ number: Int,
        after next: String?,
        of query: Query
    ) async throws(CatalogError) -> Page<Item> {
        let response = try await rows(number, after: next, of: query)
        let page = page(number, of: query, response)
        if number == 1, page.elements.isEmpty, page.skipped > 0 {
            let gaps = rowMapping(of: query, response.address).gaps(
                in: response.rows,
                at: response.place
            )
            throw .badResponse(.unreadableRows(count: page.skipped, gaps: gaps))
        }
        return page
    }

    /// Requests a page of a query that isn't sequential, or the first one.
    public func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item> {
        try await page(number, after: nil, of: query)
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
            gaps: rowMapping(of: query, response.address)
                .gaps(in: response.rows, at: response.place),
            totalPages: response.totalPages,
            next: response.next,
            askedRows: request.address.variables.contains("size") ? request.paging.size : nil
        )
    }

    /// Requests an item by its key, if its details have an address that needs no values of its row.
    ///
    /// - Throws: `notFound` if they have none.
    public func details(of key: String) async throws(CatalogError) -> ItemDetails {
        try await details(of: key, row: nil)
    }

    /// Requests an item; `row` is what is known of it, whose values the address may need.
    ///
    /// The title is empty if the response has none. Details without an address are those of the row.
    ///
    /// - Throws: `notFound` if they have no address and there is no row.
    public func details(
        of key: String,
        row: Item?
    ) async throws(CatalogError) -> ItemDetails {
        let (kind, id) = manifest.kind(ofKey: key)
        if let row, !kind.details.isRequested { return ItemDetails(item: row, facets: row.facets) }
        let (node, _, mapping) = try await detailsResponse(of: id, kind, row)
        let item = mapping.addition(node, id: id)
        return ItemDetails(item: item, facets: item.facets)
    }

    /// Whether the details of the item's kind complete rows.
    public func fillsRow(of key: String) -> Bool {
        manifest.kind(ofKey: key).kind.fillsRows
    }

    /// Requests an item's details, and reports what couldn't be read of what only they have.
    public func gapsInDetails(of item: Item) async throws(CatalogError) -> [ManifestGap] {
        let (kind, id) = manifest.kind(ofKey: item.id.key)
        guard kind.details.isRequested else { return [] }
        let (node, place, mapping) = try await detailsResponse(of: id, kind, item)
        return mapping.gaps(inDetails: node, at: place, besides: kind.item)
    }

    private func detailsResponse(
        of id: String,
        _ kind: Manifest.Kind,
        _ row: Item?
    ) async throws(CatalogError) -> (node: JSON, place: JSONPointer, ItemMapping) {
        guard case .request(let address, let root, let rule) = kind.details else {
            throw .notFound(message: nil)
        }
        let values = { (name: String) -> String? in
            switch name {
            case "id": return id
            case "language": return language
            default:
                let key = Manifest.FacetRule.key(ofValue: name, in: manifest.id.rawValue)
                guard case .text(let value)? = row?.facets[key: key] else { return nil }
                return value
            }
        }
        guard let answer = try await answer(try url(address, values)) else {
            throw .badResponse(.notJSON(.nothing))
        }
        guard let (place, nodes) = root.found(in: answer.root),
            let node = nodes.first(where: { !$0.isNull })
        else { throw .badResponse(root.fault(in: answer.root)) }
        return (node, place, mapping(rule, answer.url, of: kind))
    }
}

extension ManifestProvider {
    /// The largest accepted response in bytes.
    static let maximumBytes = 20_000_000

    /// Returns a mapping for the response from an address.
    func mapping(
        _ rule: Manifest.ItemRule,
        _ response: URL?,
        of kind: Manifest.Kind
    ) -> ItemMapping {
        ItemMapping(
            catalog: descriptor.id,
            rule: rule,
            key: { manifest.key($0, of: kind) },
            usesPrefixes: usesPrefixes,
            pictures: addresses(in: response)
        )
    }

    /// Returns a mapping for the rows of a query's response.
    func rowMapping(of query: Query, _ response: URL?) -> ItemMapping {
        let prefix = query.search.isEmpty ? manifest.list(query.list)?.kind : manifest.search?.kind
        let kind = manifest.kind(prefix ?? "")
        return mapping(kind.item, response, of: kind)
    }

    /// Returns a reader of the addresses in a response.
    func addresses(in response: URL?) -> PictureAddresses {
        let service = manifest.service
        return PictureAddresses(
            service: service.base,
            response: response ?? service.base,
            keyItem: service.key?.queryItem
        )
    }

    /// Returns an address below the base address.
    ///
    /// - Throws: `notFound` if a value can't be filled in.
    func url(
        _ template: AddressTemplate,
        _ values: (String) -> String?
    ) throws(CatalogError) -> URL {
        guard let text = template.text(values),
            let url = URL(string: manifest.service.address(of: text))
        else { throw .notFound(message: nil) }
        return url
    }

    /// A parsed response and its address.
    struct Answer {
        let root: JSON
        let headers: HTTPHeaders
        let url: URL
        let bytes: Int
    }

    /// Requests an address and parses the response.
    ///
    /// - Returns: nil if the status is in `empty` or the response has no body.
    /// - Throws: `badResponse` if the response isn't JSON.
    func answer(
        _ url: URL,
        empty: Set<Int> = []
    ) async throws(CatalogError) -> Answer? {
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
            throw CatalogError(error) { body in
                Self.message(in: body, keyItem: manifest.service.key?.queryItem)
            }
        }
        guard !response.isBlank else { return nil }
        return Answer(
            root: try await response.content(),
            headers: response.headers,
            url: response.url ?? url,
            bytes: response.body.count
        )
    }

    /// Returns a service's own message from one of the usual places.
    ///
    /// Nil if the message repeats the request with its key, a query item named `keyItem`.
    static func message(in body: Data, keyItem: String?) -> String? {
        // A response that isn't JSON has no message.
        guard let node = try? JSON(parsing: body, isLenient: true) else { return nil }
        let pointers = ["/message", "/error/message", "/error", "/detail", "/status_message"]
        let text = Place(pointers: pointers.compactMap(JSONPointer.init))
            .first(in: node) { $0.string == nil ? nil : $0.text }
        if let keyItem, text?.contains("\(keyItem)=") == true { return nil }
        return text
    }
}
