import Catalog
import Foundation

/// A film in a ranked list.
///
/// Services of this kind share no common spelling: for each fact, the first key with a value wins,
/// in ``CodingKeys`` order.
struct FilmPayload: Decodable, Hashable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case id
        case title
        case name
        case filmTitle
        case snakeFilmTitle = "film_title"
        case year
        case releaseYear
        case snakeReleaseYear = "release_year"
        case releaseDate
        case snakeReleaseDate = "release_date"
        case shortDescription
        case snakeShortDescription = "short_description"
        case description
        case overview
        case longDescription
        case snakeLongDescription = "long_description"
        case image
        case imageURL = "imageUrl"
        case snakeImageURL = "image_url"
        case poster
        case userRating
        case snakeUserRating = "user_rating"
        case criticRating
        case snakeCriticRating = "critic_rating"

        static let titles = [title, name, filmTitle, snakeFilmTitle]
        static let years = [year, releaseYear, snakeReleaseYear]
        static let days = [releaseDate, snakeReleaseDate]
        static let shortTexts = [shortDescription, snakeShortDescription, description, overview]
        static let longTexts = [longDescription, snakeLongDescription]
        static let images = [image, imageURL, snakeImageURL, poster]
        static let userRatings = [userRating, snakeUserRating]
        static let criticRatings = [criticRating, snakeCriticRating]
    }

    /// The service's identifier, a number or a word; nil if it has none.
    let id: String?
    let title: String
    /// The release date, or the part of it that is known.
    let released: Day?
    /// A description of a few sentences.
    let shortDescription: String?
    /// A description of a paragraph.
    let longDescription: String?
    /// The picture's address, absolute or relative to the list's.
    let image: String?
    /// The users' average rating, unscaled.
    let userRating: Double?
    /// The critics' average rating, unscaled.
    let criticRating: Double?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard let title = try container.text(forFirstOf: CodingKeys.titles) else {
            throw DecodingError.dataCorruptedError(
                forKey: .title,
                in: container,
                debugDescription: "missing"
            )
        }
        self.title = title
        id = try container.name(forKey: .id)
        let year = try CodingKeys.years.lazy.compactMap { try container.lenientInteger(forKey: $0) }
            .first
        released =
            try container.text(forFirstOf: CodingKeys.days).flatMap { Day(iso: $0.prefix(10)) }
            ?? year.flatMap { (1...9999).contains($0) ? Day(year: $0) : nil }
        shortDescription = try container.text(forFirstOf: CodingKeys.shortTexts)
        longDescription = try container.text(forFirstOf: CodingKeys.longTexts)
        image = try container.text(forFirstOf: CodingKeys.images)
        userRating = try container.number(forFirstOf: CodingKeys.userRatings)
        criticRating = try container.number(forFirstOf: CodingKeys.criticRatings)
    }
}

extension KeyedDecodingContainer {
    /// Returns the text of the first key that has one.
    fileprivate func text(forFirstOf keys: [Key]) throws -> String? {
        for key in keys {
            if let text = try text(forKey: key) { return text }
        }
        return nil
    }

    /// Returns the number of the first key that has one.
    fileprivate func number(forFirstOf keys: [Key]) throws -> Double? {
        for key in keys {
            if let number = try lenientNumber(forKey: key) { return number }
        }
        return nil
    }

    /// Returns an identifier, which is a whole number or a word, or nil.
    fileprivate func name(forKey key: Key) throws -> String? {
        // Tries a number first because most are numbers, and a word if that fails.
        if let number = try? decodeIfPresent(Int.self, forKey: key) { return String(number) }
        return try text(forKey: key)
    }
}
