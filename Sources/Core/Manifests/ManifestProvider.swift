public import Catalog
import Foundation
public import Networking
import Primitives
import Providers

/// A provider for the service that a manifest describes.
public struct ManifestProvider: CatalogProvider {
    /// The catalog's descriptor, which doesn't depend on the service.
    public let descriptor: CatalogDescriptor

    private let manifest: Manifest
    private let client: any HTTPClient
    private let language: String

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
    public func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item> {
        guard let list = manifest.list(query.list) else { throw .notFound(message: nil) }
        let isSearch = !query.search.isEmpty
        guard let request = isSearch ? manifest.search?.request : list.request,
            number <= request.lastPage ?? Self.mostPages
        else { throw .notFound(message: nil) }
        let values = values(number, of: query, list, request)
        guard
            let (root, url) = try await answer(
                request.address,
                values,
                empty: request.emptyStatuses
            )
        else { return Page(number: number, totalPages: max(number - 1, 1), elements: []) }
        return page(number, of: request, try request.rows(in: root), root, from: url)
    }

    /// Requests the first page of the first list, and reports what couldn't be read.
    public func sample() async throws(CatalogError) -> CatalogSample {
        guard let list = manifest.lists.first else { throw .notFound(message: nil) }
        let query = Query(catalog: descriptor.id, list: list.id)
        let request = list.request
        guard
            let (root, url) = try await answer(
                request.address,
                values(1, of: query, list, request),
                empty: request.emptyStatuses
            )
        else { return CatalogSample(items: [], rowCount: 0, gaps: []) }
        let nodes = try request.rows(in: root)
        return CatalogSample(
            items: page(1, of: request, nodes, root, from: url).elements,
            rowCount: nodes.count,
            gaps: mapping(manifest.item, url).gaps(in: nodes, at: request.items.pointer(in: root))
        )
    }

    /// Requests an item, if its details have an address.
    ///
    /// - Throws: `notFound` if they have none.
    public func details(of key: String) async throws(CatalogError) -> ItemDetails {
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
        guard let (response, url) = try await answer(address, values) else { throw .badResponse }
        let mapping = mapping(rule, url)
        guard let node = root.all(in: response)?.first(where: { !$0.isNull }) else {
            throw .badResponse
        }
        guard let item = mapping.item(node, key: key) else { throw .badResponse }
        return ItemDetails(item: item, facets: item.facets)
    }

    /// Returns the address of a picture; of several widths, the smallest that is wide enough.
    public func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? {
        guard let picture = manifest.item.picture else { return nil }
        guard case .template(let template, let name) = picture.source else {
            return pictures.address(of: artwork.path).map { address($0.url, $0.variant) }
        }
        let width = picture.widths.first { $0 >= pixelWidth } ?? picture.widths.last
        let text = template.text { variable in
            switch variable {
            case name: artwork.path
            case "width": width.map(String.init)
            default: nil
            }
        }
        return text.flatMap { URL(string: $0) }.map {
            address($0, width.map { "w\($0)" } ?? PictureAddresses.variant)
        }
    }

    /// The widths that the manifest lists, largest first.
    public var imageVariants: [String] {
        manifest.item.picture?.widths.reversed().map { "w\($0)" } ?? []
    }
}

extension ManifestProvider {
    /// The greatest page number of a list without a last page.
    fileprivate static let mostPages = 1_000_000
    /// The most rows of one page.
    private static let mostRows = 10_000
    /// The largest accepted response in bytes.
    private static let maximumBytes = 20_000_000

    private func address(_ url: URL, _ variant: String) -> ImageAddress {
        ImageAddress(
            url: url,
            variant: variant,
            allowsLocalHosts: allowsLocalHosts,
            serviceHeaders: manifest.service.pictureHeaders(at: url)
        )
    }

    /// A stranger's manifest must not reach the user's own network, unless its service is there.
    private var allowsLocalHosts: Bool { manifest.service.base.isLocal }

    private var pictures: PictureAddresses { PictureAddresses(service: manifest.service.base) }

    /// Returns a mapping for the response from an address.
    private func mapping(_ rule: Manifest.ItemRule, _ response: URL) -> ItemMapping {
        let pictures = PictureAddresses(
            service: manifest.service.base,
            response: response,
            keyItem: manifest.service.key?.queryItem
        )
        return ItemMapping(catalog: descriptor.id, rule: rule, pictures: pictures)
    }

    private func page(
        _ number: Int,
        of request: Manifest.PageRequest,
        _ nodes: [JSONNode],
        _ root: JSONNode,
        from url: URL
    ) -> Page<Item> {
        let mapping = mapping(manifest.item, url)
        var keys: Set<String> = []
        let items = nodes.prefix(Self.mostRows).compactMap { node -> Item? in
            guard let item = mapping.item(node), keys.insert(item.id.key).inserted else {
                return nil
            }
            return item
        }
        return Page(
            number: number,
            totalPages: request.totalPages(in: root, page: number, rows: nodes.count),
            elements: items,
            skipped: nodes.count - items.count
        )
    }

    /// Returns the values of the variables in a list's address.
    private func values(
        _ number: Int,
        of query: Query,
        _ list: Manifest.List,
        _ request: Manifest.PageRequest
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
                case .offset(let first): String(first + (number - 1) * request.size)
                // With both variables, the offset follows from the page.
                case .pages, .none: String((number - 1) * request.size)
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
    /// - Returns: the response and its address; nil if its status is in `empty`.
    /// - Throws: `notFound` if a value can't be filled in; `badResponse` if the response isn't JSON.
    private func answer(
        _ template: AddressTemplate,
        _ values: (String) -> String?,
        empty: Set<Int> = []
    ) async throws(CatalogError) -> (root: JSONNode, url: URL)? {
        guard let text = template.text(values),
            let url = URL(string: manifest.service.base.absoluteString + text)
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
        do {
            return (try JSONNode(parsing: response.body), response.url ?? url)
        } catch {
            throw .badResponse
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

extension Manifest.Service {
    /// Returns the headers for a picture of the service; nil for one of another origin, or if
    /// nothing distinguishes the service's requests from others.
    fileprivate func pictureHeaders(at url: URL) -> [String: String]? {
        guard !headers.isEmpty || key != nil || requestsPerSecond != nil else { return nil }
        return url.hasSameOrigin(as: base) ? headers : nil
    }
}

extension Manifest {
    func list(_ id: ListID) -> List? { lists.first { $0.id == id } }
}

extension Manifest.List {
    /// Returns the value of `{sort}`: the first sort's without a choice.
    func sortValue(_ sort: Sort?) -> String? {
        let served = sorts.filter { !$0.values.isEmpty }
        let rule = served.first { $0.option.id == sort?.key } ?? served.first
        guard let rule else { return nil }
        let direction = sort?.key == rule.option.id ? sort?.direction : nil
        return rule.values[direction ?? rule.option.defaultDirection] ?? rule.values.values.first
    }
}

extension Manifest.PageRequest {
    /// Returns the rows of a response.
    ///
    /// - Throws: `badResponse` if it has none of their places.
    func rows(in root: JSONNode) throws(CatalogError) -> [JSONNode] {
        guard let found = items.all(in: root) else { throw .badResponse }
        return found.flatMap { $0.elements ?? ($0.isNull ? [] : [$0]) }
    }

    /// Returns the number of pages; nil if it is unknown and more may follow.
    func totalPages(in root: JSONNode, page number: Int, rows: Int) -> Int? {
        guard numbering != .none else { return 1 }
        let limit = lastPage ?? ManifestProvider.mostPages
        switch total {
        case .pages(let place):
            let pages = place.first(in: root, \.lenientNumber).map { Int(clamping: $0) }
            return min(max(pages ?? number, 1), limit)
        case .items(let place):
            let items = place.first(in: root, \.lenientNumber).map { Int(clamping: $0) }
            guard let items else { return number }
            return min(max(items / size + (items % size > 0 ? 1 : 0), 1), limit)
        case .untilShortPage:
            if rows == 0 { return max(number - 1, 1) }
            return rows < size || number >= limit ? number : nil
        }
    }
}
