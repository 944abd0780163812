import Catalog
import JSONText

/// Reads how a list is split into pages.
enum PagingReader {
    private static let names = [
        "start", "size", "pages", "items", "next", "cursor", "last",
    ]

    /// The names in development versions, which had no `paging`.
    static let earlierNames = [
        "first": "paging/start", "size": "paging/size", "totalPages": "paging/pages",
        "totalItems": "paging/items", "lastPage": "paging/last",
    ]

    /// Reads `paging`; without it, paging is as in another request.
    static func paging(
        of object: ManifestObject,
        _ address: AddressTemplate,
        like other: Manifest.Paging?
    ) -> Manifest.Paging {
        let paging = object["paging"].flatMap { $0.object(names) }
        let member = { (name: String) in paging?[name] ?? object["paging/\(name)"] }
        let pointer = object.pointer.appending(member: "paging")
        let next = member("next").flatMap { place($0) }
        let cursor = member("cursor").flatMap { place($0) }
        let inherited = object.has("paging") ? nil : other
        let counting = counting(address, member("start"), hasNext: next != nil, like: inherited)
        if case .cursor(let first) = counting {
            if cursor == nil, inherited?.counting.isLike(counting) != true {
                object.issues.add(pointer.appending(member: "cursor"), .missing)
            }
            if first == nil, address.omitting("cursor") == nil {
                object.issues.add(pointer.appending(member: "start"), .missing)
            }
        }
        paging?.warn(ofMoreThanOne: ["pages", "items"])
        paging?.warn(ofMoreThanOne: ["cursor", "next"])
        let last = member("last").map { readLast($0) }
        let total: Manifest.Paging.Total? =
            member("pages").flatMap { place($0) }.map { .pages($0) }
            ?? member("items").flatMap { place($0) }.map { .items($0) }
        return Manifest.Paging(
            counting: counting,
            size: member("size")?.integer(in: 1...1_000) ?? inherited?.size ?? 20,
            total: total ?? inherited?.total ?? .unknown,
            next: cursor ?? next
                ?? inherited.flatMap { $0.counting.isLike(counting) ? $0.next : nil },
            lastPage: last?.page ?? inherited?.lastPage,
            endsWithShortPage: last?.isShort ?? inherited?.endsWithShortPage ?? false
        )
    }

    /// The variables of the address say how pages are counted.
    private static func counting(
        _ address: AddressTemplate,
        _ start: ManifestValue?,
        hasNext: Bool,
        like other: Manifest.Paging?
    ) -> Manifest.Paging.Counting {
        let names = address.variables
        let first = { start?.integer(in: 0...1_000) }
        let counting: Manifest.Paging.Counting =
            if names.contains("cursor") {
                .cursor(first: start?.plainText())
            } else if names.contains("page") {
                .pages(first: first() ?? 1)
            } else if names.contains("offset") { .offset(first: first() ?? 0) } else {
                hasNext || other?.counting == .next ? .next : .none
            }
        return start == nil && other?.counting.isLike(counting) == true
            ? other?.counting ?? counting : counting
    }

    private static func readLast(_ value: ManifestValue) -> (page: Int?, isShort: Bool) {
        guard value.node.string != nil else {
            return (value.integer(in: 1...1_000_000), false)
        }
        return (nil, value.choice(["empty": false, "short": true]) ?? false)
    }

    /// Reads a place in the response, its last row or its header.
    private static func place(_ value: ManifestValue) -> Manifest.ResponsePlace? {
        guard value.node["header"] != nil || value.node["lastRow"] != nil else {
            return value.place().map { .body($0) }
        }
        guard let object = value.object(["header", "lastRow"]) else { return nil }
        object.warn(ofMoreThanOne: ["header", "lastRow"])
        if let name = object["header"] { return name.plainText().map { .header($0) } }
        return object.required("lastRow")?.place().map { .lastRow($0) }
    }
}
