public import Foundation

/// The typed key of a facet: `item.facets[.genres]` is `[String]?`.
public struct Facet<Value: FacetConvertible>: Hashable, Sendable {
    /// The key in storage and in JSON: ASCII, lower camel case, at most 255 bytes.
    public let key: String

    /// Creates a key without validating it; see ``key`` for the limits of the encoding.
    public init(_ key: String) {
        self.key = key
    }
}

extension Facet<String> {
    /// The title in the original language, which may equal the title; absent if unknown.
    public static var originalTitle: Self { Self("originalTitle") }
    /// A short description, a sentence or a few.
    public static var overview: Self { Self("overview") }
    /// A longer description, a paragraph or more.
    public static var longDescription: Self { Self("longDescription") }
}

extension Facet<[String]> {
    /// Names of genres.
    public static var genres: Self { Self("genres") }
    /// Names of countries.
    public static var countries: Self { Self("countries") }
    /// Titles of films.
    public static var films: Self { Self("films") }
    /// Titles of short films.
    public static var shortFilms: Self { Self("shortFilms") }
    /// Titles of television shows.
    public static var tvShows: Self { Self("tvShows") }
    /// Titles of video games.
    public static var videoGames: Self { Self("videoGames") }
    /// Names of rides and shows in amusement parks.
    public static var parkAttractions: Self { Self("parkAttractions") }
    /// The names of allies.
    public static var allies: Self { Self("allies") }
    /// The names of enemies.
    public static var enemies: Self { Self("enemies") }
}

extension Facet<Double> {
    /// A number that the service computes; higher is more popular.
    public static var popularity: Self { Self("popularity") }
    /// The length in minutes.
    public static var runtime: Self { Self("runtime") }
}

extension Facet<Rating> {
    /// The average rating; absent without votes.
    public static var rating: Self { Self("rating") }
    /// The critics' average, in addition to the average of all users.
    public static var criticRating: Self { Self("criticRating") }
}

extension Facet<Day> {
    /// The release date.
    public static var released: Self { Self("released") }
}

extension Facet<Person> {
    /// The user who posted the item.
    public static var user: Self { Self("user") }
}

extension Facet<Trailer> {
    /// The trailer; absent if none can be played.
    public static var trailer: Self { Self("trailer") }
}

extension Facet<URL> {
    /// The page about the item at its source.
    public static var source: Self { Self("source") }
}
