import Catalog
import Foundation
import Library

/// Writes items as JSON: the keys and their order are a promise to scripts.
///
/// Known keys first, in this order: `id`, `title`, `favorite`, `originalTitle`, `year`,
/// `releaseDate`, `rating`, `criticRating`, `genres`, `overview`, `image`, `popularity`, `films`,
/// `shortFilms`, `user`; then whatever else the catalogue shows in its rows. What is not known is absent.
struct ItemJSON {
    /// Where facets are written to.
    private enum Place {
        /// An item, where lists of names other than genres are counted.
        case item
        /// Its details, where they are written out.
        case details
    }

    /// The catalogue of the items.
    let catalog: CatalogDescriptor

    private static let beforeImage = [
        "originalTitle", "released", "rating", "criticRating", "genres", "overview",
    ]
    private static let afterImage = ["popularity", "films", "shortFilms", "user"]
    private static let details = [
        "countries", "genres", "overview", "longDescription", "runtime", "trailer", "films",
        "shortFilms",
    ]
    /// Said once, by the item.
    private static let itemOnly = [
        "originalTitle", "released", "rating", "criticRating", "popularity", "user",
    ]

    /// The members of an item.
    func members(of item: Item, isFavorite: Bool, image: URL?) -> [JSONValue.Member] {
        let known = Self.beforeImage + Self.afterImage
        let shown = catalog.row.lines.joined().filter { !known.contains($0) }
        var members = [
            JSONValue.Member("id", .string(item.id.key)),
            JSONValue.Member("title", .string(item.title)),
            JSONValue.Member("favorite", .bool(isFavorite)),
        ]
        members += Self.members(Self.beforeImage, of: item.facets, in: .item)
        if let image {
            members.append(JSONValue.Member("image", .string(image.absoluteString)))
        }
        return members + Self.members(Self.afterImage + shown, of: item.facets, in: .item)
    }

    /// The object under `details`: `countries`, `genres`, `overview`, `longDescription`,
    /// `runtime`, `trailer` (null where the catalogue has trailers and the item none), `films`,
    /// `shortFilms`, then the others in the catalogue's order.
    ///
    /// `isComplete` tells whether the item's own request was answered; by default it was. Else an
    /// item without a trailer may have one, and nothing is said of it.
    func details(_ facets: Facets, isComplete: Bool = true) -> JSONValue {
        let declared = catalog.facets.map(\.key)
        var keys = Self.details
        for key in declared + facets.keys where !keys.contains(key) && !Self.itemOnly.contains(key)
        {
            keys.append(key)
        }
        let members = keys.flatMap { key -> [JSONValue.Member] in
            if key == "trailer", facets[.trailer] == nil, isComplete, declared.contains(key) {
                return [JSONValue.Member(key, .null)]
            }
            return Self.members([key], of: facets, in: .details)
        }
        return .object(members)
    }
}

extension ItemJSON {
    private static func members(
        _ keys: [String],
        of facets: Facets,
        in place: Place
    ) -> [JSONValue.Member] {
        keys.flatMap { key -> [JSONValue.Member] in
            guard let value = facets[key: key] else { return [] }
            if key == Facet<Day>.released.key, case .day(let day) = value {
                return release(day)
            }
            return [JSONValue.Member(key, json(value, key: key, in: place))]
        }
    }

    private static func release(_ day: Day) -> [JSONValue.Member] {
        let year = JSONValue.Member("year", .integer(day.year))
        guard day.day != nil else { return [year] }
        return [year, JSONValue.Member("releaseDate", .string(day.iso))]
    }

    /// Decided here once per kind.
    private static func json(_ value: FacetValue, key: String, in place: Place) -> JSONValue {
        switch value {
        case .text(let text): .string(text)
        case .names(let names):
            place == .item && key != Facet<[String]>.genres.key
                ? .integer(names.count) : .array(names.map(JSONValue.string))
        case .number(let number): .number(number)
        case .rating(let rating): .number(rating.value)
        case .day(let day): .string(day.iso)
        case .person(let person): .string(person.name)
        case .trailer(let trailer):
            .object([
                JSONValue.Member("site", .string(trailer.site)),
                JSONValue.Member("url", .string(trailer.url.absoluteString)),
            ])
        case .link(let url): .string(url.absoluteString)
        }
    }
}
