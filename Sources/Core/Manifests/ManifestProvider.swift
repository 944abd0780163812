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

    /// Returns the address of a picture; of several widths, the smallest that is wide enough.
    public func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? {
        let isOfDetails = artwork.path.hasPrefix(Self.detailsPrefix)
        let value =
            isOfDetails
            ? String(artwork.path.dropFirst(Self.detailsPrefix.count)) : artwork.path
        guard let picture = isOfDetails ? manifest.detailsPicture : manifest.item.picture,
            case .template(let template, let name) = picture.source
        else { return pictures.address(of: value).map { address($0.url, $0.variant) } }
        let width = picture.widths.first { $0 >= pixelWidth } ?? picture.widths.last
        let text = template.text { variable in
            switch variable {
            case name: value
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
        let pictures = [manifest.item.picture, manifest.detailsPicture].compactMap(\.self)
        return Set(pictures.flatMap(\.widths)).sorted(by: >).map { "w\($0)" }
    }
}

extension ManifestProvider {
    /// The greatest page number of a list without a last page.
    fileprivate static let mostPages = 1_000_000
    /// The most queries whose pages' rows are counted.
    private static let mostCounts = 200
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

    /// The beginning of the path of a picture that only the details' own rule can show.
    static let detailsPrefix = "details:"

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

    /// The picture of details.
    var detailsPicture: PictureRule? {
        if case .request(_, _, let rule) = details { rule.picture } else { nil }
    }
}

extension Manifest.Service {
    /// Returns the address of a path and query below the base address.
    func address(of text: String) -> String {
        let address = base.absoluteString + text
        return query.isEmpty ? address : address + (text.contains("?") ? "&" : "?") + query
    }
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
    /// Returns the rows of a response and their place; nil if it has none of their places.
    ///
    /// Services write no rows also as null, false, an empty string or an empty object.
    func rows(in root: JSONNode) -> (place: JSONPointer, rows: [JSONNode])? {
        guard let (place, values) = items.found(in: root) else { return nil }
        return (
            place,
            values.flatMap { $0.elements ?? ($0.isEmpty || $0.bool == false ? [] : [$0]) }
        )
    }

    /// Returns the number of pages; nil if it is unknown and more may follow.
    ///
    /// - Parameters:
    ///   - root: the response.
    ///   - number: the page's 1-based number.
    ///   - rows: how many rows the page has.
    ///   - known: the rows of the pages so far, with this one.
    /// - Returns: the number of pages.
    func totalPages(in root: JSONNode, page number: Int, rows: Int, _ known: RowCount) -> Int? {
        guard numbering != .none else { return 1 }
        let limit = lastPage ?? ManifestProvider.mostPages
        if case .pages(let place) = total,
            let pages = place.first(in: root, \.lenientNumber).map({ Int(clamping: $0) })
        {
            return min(max(pages, 1), limit)
        }
        if rows == 0 { return max(number - 1, 1) }
        if number >= limit { return number }
        guard case .items(let place) = total,
            let items = place.first(in: root, \.lenientNumber).map({ Int(clamping: $0) })
        else { return nil }
        guard let full = known.first ?? (rows >= size ? rows : nil), full > 0 else {
            // A short page: the last one, or all are shorter than asked.
            return (number - 1) * size + rows == items ? number : nil
        }
        let pages = items / full + (items % full > 0 ? 1 : 0)
        guard known.pages >= number else { return min(max(pages, number), limit) }
        // Only the rows that came show the end; the first page may be longer than the others.
        return known.rows >= items ? known.pages : min(max(pages, known.pages + 1), limit)
    }
}

/// How many rows came on the pages of a query, from the first one without a gap.
struct RowCount {
    /// The rows of the first page; nil if it isn't known.
    private(set) var first: Int?
    /// The number of pages without a gap, and of their rows.
    private(set) var pages = 0
    private(set) var rows = 0
    /// The rows of pages after a gap, because pages may arrive in any order.
    private var later: [Int: Int] = [:]

    /// Adds a page; the first one starts over.
    mutating func add(_ count: Int, ofPage number: Int) {
        if number == 1 {
            self = RowCount()
            first = count
        }
        guard number > pages else { return }
        later[number] = count
        while let next = later.removeValue(forKey: pages + 1) {
            pages += 1
            rows += next
        }
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
