import Catalog
import Foundation
import JSONText
import Networking
import Primitives
import Providers

extension Manifest {
    func list(_ id: ListID) -> List? { lists.first { $0.id == id } }

    /// Returns the kind with a prefix; the first one without one.
    func kind(_ prefix: String) -> Kind { kinds.first { $0.prefix == prefix } ?? kinds[0] }

    /// Returns the kind of an item and its id at the service.
    func kind(ofKey key: String) -> (kind: Kind, id: String) {
        let kind = kinds.dropFirst().first { key.hasPrefix($0.prefix) } ?? kinds[0]
        // Only ids of the first kind that look like another kind's begin with a colon.
        let isEscaped =
            kind.prefix.isEmpty && key.hasPrefix(":") && hasKindPrefix(key.drop { $0 == ":" })
        return (kind, String(key.dropFirst(isEscaped ? 1 : kind.prefix.utf8.count)))
    }

    /// Returns the key of an item of a kind.
    func key(_ id: String, of kind: Kind) -> String {
        let isEscaped = kind.prefix.isEmpty && hasKindPrefix(id.drop { $0 == ":" })
        return (isEscaped ? ":" : kind.prefix) + id
    }

    private func hasKindPrefix(_ text: Substring) -> Bool {
        kinds.dropFirst().contains { text.hasPrefix($0.prefix) }
    }

    /// The rules of pictures, those with the longest prefix first.
    var pictures: [PictureRule] {
        kinds.flatMap { [$0.item.picture, $0.details.picture] }.compactMap(\.self)
            .sorted { $0.prefix.utf8.count > $1.prefix.utf8.count }
    }
}

extension Manifest.Details {
    var isRequested: Bool { if case .request = self { true } else { false } }

    var picture: Manifest.PictureRule? {
        if case .request(_, _, let rule) = self { rule.picture } else { nil }
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
    func rows(in root: JSON) -> (place: JSONPointer, rows: [JSON])? {
        Self.rows(in: root, at: items)
    }

    /// Returns all rows that the service sent: those found at the place, and those that `where`
    /// leaves out.
    func sentRows(in root: JSON, found: [JSON]) -> [JSON] {
        var items = items
        guard items.pointers.contains(where: { !$0.conditions.isEmpty }) else { return found }
        for index in items.pointers.indices { items.pointers[index].conditions = [] }
        return Self.rows(in: root, at: items)?.rows ?? []
    }

    private static func rows(
        in root: JSON,
        at items: Place
    ) -> (place: JSONPointer, rows: [JSON])? {
        guard let (place, values) = items.found(in: root) else { return nil }
        return (
            place,
            values.flatMap { $0.elements ?? ($0.isEmpty || $0.bool == false ? [] : [$0]) }
        )
    }
}

/// What a response to a request for a page has besides the facts of its rows.
struct PageResponse {
    /// The page's 1-based number.
    let number: Int
    let root: JSON
    let headers: HTTPHeaders
    /// All rows that the service sent.
    let rows: [JSON]

    /// Returns the first value at a place that `read` accepts, or nil.
    func first<Value>(_ place: Manifest.ResponsePlace, _ read: (JSON) -> Value?) -> Value? {
        switch place {
        case .body(let place): place.first(in: root, read)
        case .lastRow(let place): rows.last.flatMap { place.first(in: $0, read) }
        case .header(let name):
            headers[name]
                .flatMap { name.lowercased() == "link" ? WebLink.next(in: $0) : $0 }
                .flatMap { read(JSON($0)) }
        }
    }
}

extension Manifest.Paging {
    /// The greatest page number of a list without a last page.
    static let mostPages = 1_000_000

    /// Returns what a page calls the next one; nil if nothing follows it.
    func next(after page: PageResponse) -> String? {
        guard let next, !page.rows.isEmpty else { return nil }
        let text = page.first(next, \.text)
        return text == "0" ? nil : text
    }

    /// Whether a page says that another one follows, in any way but missing, null, false, 0 or empty.
    private func isFollowed(_ page: PageResponse, at place: Manifest.ResponsePlace) -> Bool {
        page.first(place) { $0.isEmpty || $0.bool == false || $0.text == "0" ? nil : true } ?? false
    }

    /// Returns the number of pages; nil if it is unknown and more may follow.
    ///
    /// - Parameters:
    ///   - page: the response.
    ///   - known: the rows of the pages so far, with this one.
    /// - Returns: the number of pages.
    func totalPages(_ page: PageResponse, _ known: RowCount) -> Int? {
        guard counting != .none else { return 1 }
        let (number, rows, limit) = (page.number, page.rows.count, lastPage ?? Self.mostPages)
        if !isSequential, case .pages(let place) = total,
            let pages = page.first(place, \.amount).map({ Int(clamping: $0) })
        {
            return min(max(pages, 1), limit)
        }
        if rows == 0 { return max(number - 1, 1) }
        if number >= limit { return number }
        if isSequential, next(after: page) == nil { return number }
        if !isSequential, let next, !isFollowed(page, at: next) { return number }
        if endsWithShortPage, rows < min(size, number > 1 ? known.first ?? size : size) {
            return number
        }
        guard next == nil, case .items(let place) = total,
            let items = page.first(place, \.amount).map({ Int(clamping: $0) })
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
