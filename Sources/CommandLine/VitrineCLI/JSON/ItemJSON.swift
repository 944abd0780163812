import JSONText
import Catalog
import Foundation
import Library

/// Encodes items as JSON; scripts rely on the keys and their order.
///
/// Known keys come first, in this order: `id`, `title`, `favorite`, `originalTitle`, `year`,
/// `releaseDate`, `rating`, `criticRating`, `genres`, `overview`, `image`, `popularity`, `films`,
/// `shortFilms`, `user`. Other facets in the catalog's rows follow. Missing values are omitted.
struct ItemJSON {
    /// The object that contains encoded facets.
    private enum Container {
        /// An item, in which name lists other than genres are encoded as counts.
        case item
        /// The item's details, in which name lists are encoded as arrays.
        case details
    }

    private let catalog: CatalogDescriptor
    /// The keys of facets after the image.
    private let afterImage: [String]

    private static let beforeImage = [
        "originalTitle", "released", "rating", "criticRating", "genres", "overview",
    ]
    private static let knownAfterImage = ["popularity", "films", "shortFilms", "user"]
    private static let details = [
        "countries", "genres", "overview", "longDescription", "runtime", "trailer", "films",
        "shortFilms",
    ]
    /// Keys that only the item has, not its details.
    private static let itemOnly = [
        "originalTitle", "released", "rating", "criticRating", "popularity", "user",
    ]

    init(catalog: CatalogDescriptor) {
        self.catalog = catalog
        let known = Self.beforeImage + Self.knownAfterImage
        afterImage =
            Self.knownAfterImage + catalog.row.lines.joined().filter { !known.contains($0) }
    }

    func members(of item: Item, isFavorite: Bool, image: URL?) -> [JSONTree.Member] {
        var members = [
            JSONTree.Member("id", .string(item.id.key)),
            JSONTree.Member("title", .string(item.title)),
            JSONTree.Member("favorite", .bool(isFavorite)),
        ]
        members += Self.members(Self.beforeImage, of: item.facets, in: .item)
        if let image {
            members.append(JSONTree.Member("image", .string(image.absoluteString)))
        }
        return members + Self.members(afterImage, of: item.facets, in: .item)
    }

    /// Encodes the object under `details`.
    ///
    /// Its keys are `countries`, `genres`, `overview`, `longDescription`, `runtime`, `trailer`,
    /// `films`, `shortFilms`, then the others in the catalog's order. `trailer` is null if the
    /// catalog has trailers and the item doesn't. `offers` follows: `country`, `link`, and the
    /// providers' names by kind. Sections are last: an array of `catalog`, `id`, `title`, and
    /// `roles`, which is omitted if it is empty.
    ///
    /// `isComplete` is whether the item's own request succeeded; true by default. If it is false,
    /// an item without a trailer may still have one, so `trailer` is omitted.
    func details(_ details: ItemDetails, isComplete: Bool = true) -> JSONTree {
        let facets = details.facets
        let declared = catalog.facets.map(\.key)
        var keys = Self.details
        for key in declared + facets.keys where !keys.contains(key) && !Self.itemOnly.contains(key)
        {
            keys.append(key)
        }
        let members = keys.flatMap { key -> [JSONTree.Member] in
            if key == "trailer", facets[.trailer] == nil, isComplete, declared.contains(key) {
                return [JSONTree.Member(key, .null)]
            }
            return Self.members([key], of: facets, in: .details)
        }
        let offers = details.offers.map { JSONTree.Member("offers", Self.json($0)) }
        let sections = catalog.sections.compactMap { Self.member($0, of: details) }
        return .object(members + [offers].compactMap(\.self) + sections)
    }
}

extension ItemJSON {
    private static func json(_ offers: Offers) -> JSONTree {
        let link = offers.link.map { JSONTree.Member("link", .string($0.absoluteString)) }
        return .object(
            [JSONTree.Member("country", .string(offers.country))] + [link].compactMap(\.self)
                + offers.groups.map { group in
                    JSONTree.Member(
                        group.kind.rawValue,
                        .array(group.providers.map { .string($0.name) })
                    )
                }
        )
    }

    private static func member(
        _ section: SectionDescriptor,
        of details: ItemDetails
    ) -> JSONTree.Member? {
        guard let found = details.sections.first(where: { $0.id == section.id }) else { return nil }
        let entries = found.entries.map { entry in
            JSONTree.members([
                "catalog": .string(entry.item.id.catalog.rawValue),
                "id": .string(entry.item.id.key),
                "title": .string(entry.item.title),
                "roles": entry.roles.isEmpty ? nil : .array(entry.roles.map(JSONTree.string)),
            ])
        }
        return JSONTree.Member(section.id.rawValue, .array(entries))
    }

    private static func members(
        _ keys: [String],
        of facets: Facets,
        in container: Container
    ) -> [JSONTree.Member] {
        keys.flatMap { key -> [JSONTree.Member] in
            guard let value = facets[key: key] else { return [] }
            if key == Facet<Day>.released.key, case .day(let day) = value {
                return release(day)
            }
            return [JSONTree.Member(key, json(value, key: key, in: container))]
        }
    }

    private static func release(_ day: Day) -> [JSONTree.Member] {
        let year = JSONTree.Member("year", .integer(day.year))
        guard day.day != nil else { return [year] }
        return [year, JSONTree.Member("releaseDate", .string(day.iso))]
    }

    /// Encodes a value depending on its kind.
    private static func json(_ value: FacetValue, key: String, in container: Container) -> JSONTree
    {
        switch value {
        case .text(let text): .string(text)
        case .names(let names):
            container == .item && key != Facet<[String]>.genres.key
                ? .integer(names.count) : .array(names.map(JSONTree.string))
        case .number(let number): .number(number)
        case .rating(let rating): .number(rating.value)
        case .day(let day): .string(day.iso)
        case .person(let person): .string(person.name)
        case .trailer(let trailer):
            .members([
                "site": .string(trailer.site),
                "url": .string(trailer.url.absoluteString),
            ])
        case .link(let url): .string(url.absoluteString)
        case .people(let people): .array(people.map { .string($0.name) })
        }
    }
}
