public import Foundation

/// The typed key of a facet: `item.facets[.genres]` is `[String]?`.
public struct Facet<Value: FacetConvertible>: Hashable, Sendable {
    /// The key in storage and in JSON: ASCII, lower camel case, at most 255 bytes.
    public let key: String

    /// Creates a key without validating it; see ``key`` for the encoding's limits.
    public init(_ key: String) {
        self.key = key
    }
}

extension Facet<String> {
    /// The title in the original language, which may be the same as the title; absent if unknown.
    public static var originalTitle: Self { Self("originalTitle") }
    /// A short description of one or a few sentences.
    public static var overview: Self { Self("overview") }
    /// A longer description, a paragraph or more.
    public static var longDescription: Self { Self("longDescription") }
    /// The age rating in the country of the content language, such as `PG-13`.
    public static var certification: Self { Self("certification") }
    /// The field that a person is best known for, as the service's English word, such as `Acting`.
    public static var department: Self { Self("department") }
    /// A person's biography, often several paragraphs.
    public static var biography: Self { Self("biography") }
    /// Where a person was born.
    public static var birthplace: Self { Self("birthplace") }
}

extension Facet<[String]> {
    /// Genre names.
    public static var genres: Self { Self("genres") }
    /// Country names in the interface language.
    public static var countries: Self { Self("countries") }
    /// The ISO 3166-1 codes of ``countries``, in the same order; empty for an unknown code.
    public static var countryCodes: Self { Self("countryCodes") }
    /// Film titles.
    public static var films: Self { Self("films") }
    /// Short film titles.
    public static var shortFilms: Self { Self("shortFilms") }
    /// Television show titles.
    public static var tvShows: Self { Self("tvShows") }
    /// Video game titles.
    public static var videoGames: Self { Self("videoGames") }
    /// Names of amusement park rides and shows.
    public static var parkAttractions: Self { Self("parkAttractions") }
    /// Names of allies.
    public static var allies: Self { Self("allies") }
    /// Names of enemies.
    public static var enemies: Self { Self("enemies") }
}

extension Facet<Double> {
    /// A number computed by the service; higher is more popular.
    public static var popularity: Self { Self("popularity") }
    /// The length in minutes.
    public static var runtime: Self { Self("runtime") }
}

extension Facet<Rating> {
    /// The average rating; absent if there are no votes.
    public static var rating: Self { Self("rating") }
    /// The critics' average, in addition to that of all users.
    public static var criticRating: Self { Self("criticRating") }
}

extension Facet<Day> {
    /// The release date.
    public static var released: Self { Self("released") }
    /// A person's date of birth.
    public static var born: Self { Self("born") }
    /// A person's date of death.
    public static var died: Self { Self("died") }
}

extension Facet<Person> {
    /// The user who posted the item.
    public static var user: Self { Self("user") }
}

extension Facet<[Person]> {
    /// The directors.
    public static var directors: Self { Self("directors") }
    /// The actors of the main parts, in the order of billing.
    public static var starring: Self { Self("starring") }
}

extension Facet<Trailer> {
    /// The trailer; absent if none can be played.
    public static var trailer: Self { Self("trailer") }
}

extension Facet<URL> {
    /// The source's page about the item.
    public static var source: Self { Self("source") }
    /// The page on the Internet Movie Database.
    public static var imdb: Self { Self("imdb") }
}
