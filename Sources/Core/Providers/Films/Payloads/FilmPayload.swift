import Catalog
import Foundation

/// A film of a ranked list.
///
/// Services of this kind have no common spelling: for each fact the first key with a value wins, in
/// the order of ``CodingKeys``.
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

    /// The service's id, a number or a word; nil if it has none.
    let id: String?
    let title: String
    /// The release date, or as much of it as is known.
    let released: Day?
    /// A few sentences.
    let shortDescription: String?
    /// A paragraph.
    let longDescription: String?
    /// The address of the picture, absolute or relative to the list's.
    let image: String?
    /// The users' average, unscaled.
    let userRating: Double?
    /// The critics' average, unscaled.
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
    /// The text under the first key that has one.
    fileprivate func text(forFirstOf keys: [Key]) throws -> String? {
        for key in keys {
            if let text = try text(forKey: key) { return text }
        }
        return nil
    }

    /// The number under the first key that has one.
    fileprivate func number(forFirstOf keys: [Key]) throws -> Double? {
        for key in keys {
            if let number = try lenientNumber(forKey: key) { return number }
        }
        return nil
    }

    /// An id: a whole number or a word; nil if there is none.
    fileprivate func name(forKey key: Key) throws -> String? {
        // Most are numbers, so that is tried first; on any failure it is tried as a word.
        if let number = try? decodeIfPresent(Int.self, forKey: key) { return String(number) }
        return try text(forKey: key)
    }
}
