import Foundation
import JSONText
import Networking
import Primitives

/// How a list seems to be split into pages.
struct GuessedPaging: Sendable {
    typealias Item = GuessedAddress.Item

    /// The query item that counts the pages, or the place of the next page's address.
    let place: String
    /// The member `paging` of the file.
    let json: JSONTree
    /// The rows per page that the address asks for.
    let size: Int?
    /// Whether there is only one page.
    let isOnePage: Bool
    /// The query, with variables.
    private(set) var items: [Item]
    /// The address of page two.
    let second: URL

    fileprivate static let pageNames = "page p pagenumber pageno currentpage pg pagenum".list
    private static let offsetNames = "offset skip startindex start from index startat first".list
    private static let cursorNames = "cursor after pagetoken continuation scrollid token".list
    private static let sizeNames =
        ("""
    limit perpage pagesize size count rows maxresults hitsperpage num take n per itemsperpage
    """).list
    private static let nextNames = "next nextpage nexturl nextpageurl nextlink nexthref".list
    private static let cursors = [
        "nextcursor": "cursor", "nextpagetoken": "pageToken", "after": "after",
        "continuation": "continuation", "scrollid": "scroll_id", "cursor": "cursor",
    ]
    private static let pageTotals =
        "totalpages lastvisiblepage lastpage pagecount pages xwptotalpages xtotalpages"
        .list
    private static let rowTotals =
        ("""
    total totalitems totalcount totalresults totalhits totalelements \
    totalrecords xtotalcount xwptotal found count hits
    """).list

    /// Guesses from the address's query, and from what the response says of pages: the next page's
    /// address or cursor, or its own number.
    init?(
        _ address: GuessedAddress,
        _ response: JSON,
        _ headers: HTTPHeaders,
        _ rows: ResponseRows
    ) {
        let members = Member.all(of: response, headers, besides: rows.place)
            .filter { address.secret.isEmpty || !$0.place.contains(address.secret) }
        let count = rows.nodes.count
        let next = members.first { Self.nextNames.contains($0.name) || $0.isLink }
        let nextURL = next?.text.flatMap { URL(string: $0, relativeTo: address.url)?.absoluteURL }
            .flatMap { $0.hasSameOrigin(as: address.url) ? $0 : nil }
        let nextItems = GuessedAddress.items(of: nextURL)
        let cursor = members.first { Self.cursors[$0.name] != nil && $0.text?.isAddress == false }
        let sizeItem = (address.items + nextItems).first { item in
            Self.sizeNames.contains(item.joined) && item.number.map((1...1_000).contains) == true
        }
        var items = address.items
        if let sizeItem { items.set(sizeItem.name, to: sizeItem.value) }
        size = sizeItem?.number
        var start: JSONTree?
        var nextPlace: JSONTree?
        let variable: String
        if let cursor, let text = cursor.text, Self.counter(in: items) == nil {
            let own = items.first { Self.cursorNames.contains($0.joined) }
            place = own?.name ?? Self.cursors[cursor.name] ?? "cursor"
            let first = own.flatMap { $0.value.isEmpty ? nil : JSONTree.string($0.shownValue) }
            (variable, start, nextPlace) = ("cursor", first, cursor.json)
            items.set(place, to: text.percentEncodedOnce(except: ""))
        } else if let (item, value, isPage) = Self.counter(in: items)
            ?? Self.counter(in: nextItems).map({ ($0, max($1 - ($2 ? 1 : count), 0), $2) })
            ?? Self.counter(in: members.map(\.item))
        {
            place = item.name
            let least = isPage ? 1 : 0
            let first = value <= 1 ? value : least
            (variable, start) = (isPage ? "page" : "offset", first == least ? nil : .integer(first))
            items.set(place, to: String(value + (isPage ? 1 : count)))
        } else if let next, let nextURL {
            (place, variable, nextPlace) = (next.place, "", next.json)
            items = GuessedAddress.items(of: nextURL)
        } else {
            return nil
        }
        second =
            nextURL.map { variable.isEmpty ? $0 : address.url.with(items) }
            ?? address.url.with(items)
        if variable.isEmpty { items = address.items } else { items.set(place, to: "{\(variable)}") }
        if let sizeItem, !variable.isEmpty { items.set(sizeItem.name, to: "{size}") }
        self.items = items
        let (pages, total) = Self.totals(members, rows: count, size: size ?? count)
        isOnePage = pages.map { $0.count <= 1 } ?? total.map { $0.count <= count } ?? false
        json = .members([
            "start": start, "size": variable.isEmpty ? nil : size.map { .integer($0) },
            "pages": pages?.json, "items": total?.json,
            (variable == "cursor" ? "cursor" : "next"): nextPlace,
        ])
    }

    /// Returns the item with the number or the offset of a page.
    private static func counter(in items: [Item]) -> (Item, value: Int, isPage: Bool)? {
        for (names, isPage) in [(pageNames, true), (offsetNames, false)] {
            for name in names {
                guard let item = items.first(where: { $0.joined == name && $0.number != nil })
                else { continue }
                return (item, item.number ?? 0, isPage)
            }
        }
        return nil
    }

    /// Returns the member with the number of pages, or else with that of rows.
    private static func totals(_ members: [Member], rows: Int, size: Int) -> (
        pages: Member?, rows: Member?
    ) {
        func find(_ names: [String], _ isRight: (Member) -> Bool) -> Member? {
            for name in names {
                if let member = members.first(where: { $0.name == name && isRight($0) }) {
                    return member
                }
            }
            return nil
        }
        // A count of the rows on the page isn't a total.
        let total = find(rowTotals) {
            $0.count > rows || $0.count == rows && $0.name.contains("total")
        }
        let pages = find(pageTotals) { pages in
            guard let total, size > 0 else { return pages.count > 0 }
            let expected = (total.count + size - 1) / size
            return pages.count > 0
                && (pages.count < expected
                    ? pages.count != rows || expected <= rows + 1 : pages.count <= expected + 1)
        }
        return pages.map { ($0, nil) } ?? (nil, total)
    }
}

/// A member of a response outside of its rows, or of its header.
private struct Member {
    let place: String
    let name: String
    let node: JSON?
    /// The target of the link to the next page, or the value of another header.
    var header: String?

    var text: String? { header ?? node?.string?.visible }
    var count: Int {
        Int(clamping: header.flatMap { Double($0) } ?? node?.amount ?? -1)
    }
    var isLink: Bool { place == "Link" || place.hasSuffix("/next/href") }
    var json: JSONTree { header == nil ? .string(place) : .members(["header": .string(place)]) }
    /// The query item that has the same name; a page's number is likely `page`.
    var item: GuessedAddress.Item {
        let last = place.split(separator: "/").last.map(String.init) ?? ""
        let isZero = node?.isNull == true && !GuessedPaging.pageNames.contains(name)
        return GuessedAddress.Item(
            name: GuessedPaging.pageNames.contains(name) ? "page" : last,
            value: isZero ? "0" : node?.number.map { String(Int(clamping: $0)) } ?? ""
        )
    }

    /// Returns the members around the rows, the nearest ones first, and those of the header.
    static func all(of response: JSON, _ headers: HTTPHeaders, besides rows: String) -> [Member] {
        var found: [Member] = []
        var level = [(place: "", node: response)]
        for _ in 0..<4 {
            var inner: [(place: String, node: JSON)] = []
            for (place, node) in level where place + "/*" != rows {
                for node in node.children ?? [] where found.count < 200 {
                    guard let name = node.name, MemberName.isPlain(name) else { continue }
                    let place = place.appending(member: name)
                    inner.append((place, node))
                    guard node.isScalar else { continue }
                    found.append(Member(place: place, name: MemberName(name).joined, node: node))
                }
            }
            level = inner
        }
        let names = ["X-Total-Count", "X-WP-Total", "X-WP-TotalPages", "X-Total-Pages"]
        found += names.compactMap { name in
            headers[name].map {
                Member(place: name, name: MemberName(name).joined, node: nil, header: $0)
            }
        }
        let next = headers["Link"].flatMap(WebLink.next)
        return found
            + [next.map { Member(place: "Link", name: "link", node: nil, header: $0) }]
            .compactMap(\.self)
    }
}
