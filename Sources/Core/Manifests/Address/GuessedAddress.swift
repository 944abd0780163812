import Foundation
import Networking

/// The parts of the address of a list.
struct GuessedAddress: Sendable {
    /// An item of a query, percent-encoded.
    struct Item: Sendable {
        let name: String
        var value: String

        /// The name's words without anything between them.
        var joined: String { MemberName(name.removingPercentEncoding ?? name).joined }
        var number: Int? {
            let text = value
            return Int(text).flatMap { (0...1_000_000_000).contains($0) ? $0 : nil }
        }
        var shownValue: String {
            value.replacing("+", with: " ").removingPercentEncoding ?? value
        }
    }

    /// The address without the key, a login and a fragment.
    let url: URL
    /// The key or the login.
    let credential: HTTPCredential?
    /// The key or the password; empty without one.
    let secret: String
    /// The name of the query item with the key.
    let keyItem: String?
    /// The user whose password is the key.
    let user: String?
    /// The names of other query items with keys, which are neither sent nor written.
    let otherKeys: [String]
    let items: [Item]

    private static let keys =
        ("""
    apikey key token accesstoken appid clientid authtoken apitoken accesskey subscriptionkey \
    secret password auth appkey usertoken clientsecret sig signature
    """).list
    private static let searches =
        ("""
    q query search s term keyword keywords searchterm searchterms searchquery text name title
    """).list

    init(_ address: URL) {
        var parts = URLComponents(url: address, resolvingAgainstBaseURL: true) ?? URLComponents()
        var items = Self.items(of: address)
        let key = items.firstIndex { Self.keys.contains($0.joined) && !$0.value.isEmpty }
            .map { items.remove(at: $0) }
        let isKey = { (item: Item) in Self.keys.contains(item.joined) && !item.value.isEmpty }
        otherKeys = items.filter(isKey).map { $0.name.removingPercentEncoding ?? $0.name }
        items.removeAll(where: isKey)
        keyItem = key.map { $0.name.removingPercentEncoding ?? $0.name }
        if let key, let keyItem {
            secret = key.value.removingPercentEncoding ?? key.value
            credential = .queryItem(name: keyItem, value: secret)
        } else if let user = parts.user {
            secret = parts.password ?? ""
            credential = .basic(user: user, password: secret)
        } else {
            (secret, credential) = ("", nil)
        }
        user =
            keyItem == nil && !secret.isEmpty && parts.user?.contains(":") == false
            ? parts.user : nil
        (parts.user, parts.password, parts.fragment) = (nil, nil, nil)
        self.items = items
        url = parts.url.map { $0.with(items) } ?? address
    }

    static func items(of url: URL?) -> [Item] {
        (url?.query(percentEncoded: true) ?? "").split(separator: "&").map { item in
            let name = item.prefix { $0 != "=" }
            return Item(name: String(name), value: String(item.dropFirst(name.count + 1)))
        }
    }

    /// The item with the words to search for.
    var search: Item? {
        Self.searches.lazy.compactMap { name in items.first { $0.joined == name } }.first
            ?? items.first { $0.joined.hasSuffix("search") && !$0.value.isEmpty }
    }

    private var segments: [Substring] { url.path(percentEncoded: true).split(separator: "/") }

    /// The address without its last segment and its query.
    var base: String { ([url.origin[...]] + segments.dropLast()).joined(separator: "/") }

    /// Returns the address below the base, with another query.
    func relative(_ items: [Item]) -> String {
        let end = segments.isEmpty || !url.path(percentEncoded: true).hasSuffix("/") ? "" : "/"
        let text = (segments.last ?? "") + end + (items.isEmpty ? "" : "?" + items.query)
        return String(text).percentEncodedOnce(except: "/:@!$&'()*+,;=?{}")
    }

    /// What the path says that it lists, such as “Shows”; nil if it doesn't.
    var noun: MemberName? {
        let others = "api rest json public search index query w all list get cgi".list
        return segments.map { segment in
            let name = segment.prefix { $0 != "." }
            return MemberName(name.removingPercentEncoding ?? String(name))
        }.last { name in
            name.words.contains { !others.contains($0) && $0 != "v" && !$0.allSatisfy(\.isNumber) }
        }
    }

    /// The service's name from its host, such as “Tvmaze”; nil for a numeric address.
    var service: MemberName? {
        var labels = (url.canonicalHost ?? "").split(separator: ".").map(String.init)
        guard labels.last?.contains(where: \.isLetter) == true, !labels[0].contains(":") else {
            return nil
        }
        if labels.count > 1 { labels.removeLast() }
        if labels.count > 1, "co com org net gov ac edu".list.contains(labels[labels.count - 1]) {
            labels.removeLast()
        }
        return labels.last.map(MemberName.init)
    }
}

extension URL {
    /// Returns the address with another query.
    func with(_ items: [GuessedAddress.Item]) -> URL {
        var parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
        parts?.percentEncodedQuery = items.isEmpty ? nil : items.query
        return parts?.url ?? self
    }
}

extension [GuessedAddress.Item] {
    fileprivate var query: String { map { "\($0.name)=\($0.value)" }.joined(separator: "&") }

    /// Sets an item's value, or appends the item.
    mutating func set(_ name: String, to value: String) {
        if let index = firstIndex(where: { $0.name == name }) {
            self[index].value = value
        } else {
            append(GuessedAddress.Item(name: name, value: value))
        }
    }
}
