import Catalog
import Foundation

/// A facet value in a favorites file: an object whose first member names the kind.
///
/// `{"text": "…"}`, `{"names": ["…"]}`, `{"number": 1.5}`, `{"rating": 8.5, "votes": 32000}`,
/// `{"day": "2008-07-16"}`, `{"person": "…", "key": "…"}`, `{"trailer": "https://…", "site": "…"}`,
/// `{"link": "https://…"}`, `{"people": [{"person": "…", "key": "…"}]}`.
struct FacetDocument: Decodable {
    private enum CodingKeys: String, CodingKey {
        case text, names, number, rating, votes, day, person, key, trailer, site, link, people
    }

    let value: FacetValue

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        value = try Self.plain(container) ?? Self.composed(container)
    }

    static func json(_ value: FacetValue) -> JSONValue {
        switch value {
        case .text(let text): object((.text, .string(text)))
        case .names(let names): object((.names, .array(names.map(JSONValue.string))))
        case .number(let number): object((.number, .number(number)))
        case .rating(let rating):
            object((.rating, .number(rating.value)), rating.votes.map { (.votes, .integer($0)) })
        case .day(let day): object((.day, .string(day.iso)))
        case .person(let person):
            object((.person, .string(person.name)), (.key, .string(person.key)))
        case .trailer(let trailer):
            object(
                (.trailer, .string(trailer.url.absoluteString.withoutSecrets)),
                (.site, .string(trailer.site))
            )
        case .link(let url): object((.link, .string(url.absoluteString.withoutSecrets)))
        case .people(let people): object((.people, .array(people.map { json(.person($0)) })))
        }
    }
}

extension FacetDocument {
    private typealias Container = KeyedDecodingContainer<CodingKeys>

    private static func object(
        _ first: (CodingKeys, JSONValue),
        _ second: (CodingKeys, JSONValue)? = nil
    ) -> JSONValue {
        .object([first, second].compactMap(\.self).map { JSONValue.Member($0.rawValue, $1) })
    }

    /// Decodes kinds that consist of a single JSON value.
    private static func plain(_ container: Container) throws -> FacetValue? {
        if let text = try container.decodeIfPresent(String.self, forKey: .text) {
            return .text(text)
        }
        if let names = try container.decodeIfPresent([String].self, forKey: .names) {
            return .names(names)
        }
        if let number = try container.decodeIfPresent(Double.self, forKey: .number) {
            guard number.isFinite else { throw wrong(.number, container) }
            return .number(number)
        }
        if let text = try container.decodeIfPresent(String.self, forKey: .day) {
            guard let day = Day(iso: text) else { throw wrong(.day, container) }
            return .day(day)
        }
        if container.contains(.link) { return .link(try address(.link, container)) }
        return nil
    }

    /// Decodes kinds that consist of several members.
    private static func composed(_ container: Container) throws -> FacetValue {
        if let average = try container.decodeIfPresent(Double.self, forKey: .rating) {
            let votes = try container.decodeIfPresent(Int.self, forKey: .votes)
            guard (0...10).contains(average) else { throw wrong(.rating, container) }
            guard (votes ?? 0) >= 0 else { throw wrong(.votes, container) }
            return .rating(Rating(average, votes: votes))
        }
        if let name = try container.decodeIfPresent(String.self, forKey: .person) {
            return .person(Person(key: try container.decode(String.self, forKey: .key), name: name))
        }
        if let people = try container.decodeIfPresent([FacetDocument].self, forKey: .people) {
            let people = people.compactMap { Person($0.value) }
            guard !people.isEmpty else { throw wrong(.people, container) }
            return .people(people)
        }
        let url = try address(.trailer, container)
        return .trailer(Trailer(site: try container.decode(String.self, forKey: .site), url: url))
    }

    /// Decodes a web address; anything else is invalid, because a click opens it.
    private static func address(_ key: CodingKeys, _ container: Container) throws -> URL {
        let text = try container.decode(String.self, forKey: key)
        guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
            ["http", "https"].contains(scheme), url.host()?.isEmpty == false
        else { throw wrong(key, container) }
        return url
    }

    private static func wrong(_ key: CodingKeys, _ container: Container) -> DecodingError {
        .dataCorruptedError(forKey: key, in: container, debugDescription: "out of range")
    }
}
