import Catalog
import Foundation

/// The program's own facets, which a manifest may use with their kind.
enum KnownFacets {
    static let kinds: [String: FacetKind] = [
        Facet<String>.originalTitle.key: .text,
        Facet<String>.overview.key: .text,
        Facet<String>.longDescription.key: .text,
        Facet<[String]>.genres.key: .names,
        Facet<[String]>.countries.key: .names,
        Facet<[String]>.films.key: .names,
        Facet<[String]>.shortFilms.key: .names,
        Facet<[String]>.tvShows.key: .names,
        Facet<[String]>.videoGames.key: .names,
        Facet<[String]>.parkAttractions.key: .names,
        Facet<[String]>.allies.key: .names,
        Facet<[String]>.enemies.key: .names,
        Facet<Double>.popularity.key: .number,
        Facet<Double>.runtime.key: .number,
        Facet<Rating>.rating.key: .rating,
        Facet<Rating>.criticRating.key: .rating,
        Facet<Day>.released.key: .day,
        Facet<Person>.user.key: .person,
        Facet<Trailer>.trailer.key: .trailer,
        Facet<URL>.source.key: .link,
    ]

    /// Returns the caption of a built-in facet; nil for another key.
    static func caption(of key: String) -> Caption? {
        kinds[key] == nil ? nil : .key("facet.\(key)")
    }

    static func unit(of key: String) -> FacetUnit {
        key == Facet<Double>.runtime.key ? .minutes : .none
    }
}
