public import Catalog
public import Foundation
public import L10n

/// The facts for a bug report about an error, in English, one per line.
///
/// They contain no addresses, keys or search text.
public struct Diagnosis: Hashable, Sendable {
    /// The error in the alert.
    public let error: CatalogError
    /// The program version, such as `1.0.0`.
    public let version: String
    /// The interface language.
    public let language: Language
    /// The list on screen, or nil.
    public let query: Query?
    /// The item whose details are open; nil if none are.
    public let item: Item.ID?
    /// The versions of the libraries in use, such as `GTK 4.8.3`.
    public let system: String
    /// When the error happened.
    public let time: Date

    /// All facts, one per line; the time is in UTC in ISO 8601 format.
    public var text: String {
        let facts: [(name: String, value: String?)] = [
            ("Vitrine", version),
            ("Language", language.rawValue),
            ("System", system),
            ("Time", time.formatted(.iso8601)),
            ("List", query.map(Self.text)),
            ("Item", item.map { "\($0.catalog.rawValue)/\($0.key)" }),
            ("Error", error.kind),
            ("Message", error.serviceMessage.map(Self.line)),
        ]
        return facts.compactMap { fact in fact.value.map { "\(fact.name): \($0)" } }
            .joined(separator: "\n")
    }
}

extension Diagnosis {
    private static func text(of query: Query) -> String {
        var parts = ["\(query.catalog.rawValue)/\(query.list.rawValue)"]
        if !query.search.isEmpty { parts.append("a search of \(query.search.count) characters") }
        if let sort = query.sort { parts.append("sort \(sort.text)") }
        let filter = query.filter
        if !filter.genres.isEmpty {
            parts.append("genres \(filter.genres.sorted().joined(separator: "+"))")
        }
        if let years = filter.years {
            let ends = [years.first, years.last].map { $0.map(String.init) ?? "" }
            parts.append("years \(ends.joined(separator: "-"))")
        }
        if let rating = filter.minimumRating { parts.append("rating \(rating)") }
        if !filter.people.isEmpty { parts.append("\(filter.people.count) people") }
        if !filter.countries.isEmpty {
            parts.append("countries \(filter.countries.sorted().joined(separator: "+"))")
        }
        if let minutes = filter.maximumRuntime { parts.append("runtime \(minutes)") }
        if let language = filter.language { parts.append("original language \(language)") }
        if filter.isNotWatched { parts.append("not watched") }
        return parts.joined(separator: ", ")
    }

    /// Joins a message's lines, because a second line would look like another fact.
    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}

extension CatalogError {
    /// The case's name, with its numbers.
    fileprivate var kind: String {
        switch self {
        case .offline: "offline"
        case .insecure: "insecure"
        case .refused: "refused"
        case .notFound: "notFound"
        case .unauthorized(let status, _): "unauthorized, status \(status)"
        case .rateLimited(let pause?): "rateLimited, retry after \(pause.components.seconds) s"
        case .rateLimited(nil): "rateLimited"
        case .paced(let wait): "paced, wait \(wait.components.seconds) s"
        case .server(let status, _): "server, status \(status)"
        case .badResponse: "badResponse"
        case .storage(let code): "storage, code \(code)"
        case .cancelled: "cancelled"
        }
    }

    fileprivate var serviceMessage: String? {
        switch self {
        case .notFound(let message), .unauthorized(_, let message), .server(_, let message): message
        case .offline, .insecure, .refused, .rateLimited, .paced, .badResponse, .storage,
            .cancelled:
            nil
        }
    }
}
