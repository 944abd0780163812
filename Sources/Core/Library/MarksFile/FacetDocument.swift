import Catalog
import Foundation
import JSONText

/// A facet value in a favorites file: an object whose first member names the kind.
///
/// `{"text": "…"}`, `{"names": ["…"]}`, `{"number": 1.5}`, `{"rating": 8.5, "votes": 32000}`,
/// `{"day": "2008-07-16"}`, `{"person": "…", "key": "…"}`, `{"trailer": "https://…", "site": "…"}`,
/// `{"link": "https://…"}`, `{"people": [{"person": "…", "key": "…"}]}`.
enum FacetDocument {
    static func json(_ value: FacetValue) -> JSONTree {
        switch value {
        case .text(let text): .members(["text": .string(text)])
        case .names(let names): .members(["names": .array(names.map(JSONTree.string))])
        case .number(let number): .members(["number": .number(number)])
        case .rating(let rating):
            .members([
                "rating": .number(rating.value), "votes": rating.votes.map(JSONTree.integer),
            ])
        case .day(let day): .members(["day": .string(day.iso)])
        case .person(let person):
            .members(["person": .string(person.name), "key": .string(person.key)])
        case .trailer(let trailer):
            .members([
                "trailer": .string(trailer.url.absoluteString.withoutSecrets),
                "site": .string(trailer.site),
            ])
        case .link(let url): .members(["link": .string(url.absoluteString.withoutSecrets)])
        case .people(let people): .members(["people": .array(people.map { json(.person($0)) })])
        }
    }
}

extension FacetDocument {
    static func read(_ facet: FileValue) throws(FileValue.Fault) -> FacetValue {
        if let text = facet["text"].present { return .text(try text.string()) }
        if let names = facet["names"].present {
            return .names(
                try names.elements().map { value throws(FileValue.Fault) in try value.string() }
            )
        }
        if let number = facet["number"].present { return .number(try number.number()) }
        if let value = facet["day"].present {
            guard let day = Day(iso: try value.string()) else { throw value.malformed }
            return .day(day)
        }
        if facet["link"].exists { return .link(try address(facet["link"])) }
        if let rating = facet["rating"].present {
            let average = try rating.number()
            let votes = try facet["votes"].present?.integer()
            guard (0...10).contains(average) else { throw rating.malformed }
            guard (votes ?? 0) >= 0 else { throw facet["votes"].malformed }
            return .rating(Rating(average, votes: votes))
        }
        if let name = facet["person"].present {
            return .person(Person(key: try facet["key"].string(), name: try name.string()))
        }
        if let value = facet["people"].present {
            let people = try value.elements().map(read).compactMap { Person($0) }
            guard !people.isEmpty else { throw value.malformed }
            return .people(people)
        }
        let url = try address(facet["trailer"])
        return .trailer(Trailer(site: try facet["site"].string(), url: url))
    }

    /// Reads a web address; anything else is invalid, because a click opens it.
    private static func address(_ value: FileValue) throws(FileValue.Fault) -> URL {
        guard let url = URL(string: try value.string()), let scheme = url.scheme?.lowercased(),
            ["http", "https"].contains(scheme), url.host()?.isEmpty == false
        else { throw value.malformed }
        return url
    }
}
