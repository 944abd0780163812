import Catalog
import Foundation

/// A movie, in a list or in a separate response.
///
/// https://developer.themoviedb.org/reference/movie-popular-list
struct MoviePayload: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case id
        case title
        case originalTitle = "original_title"
        case originalLanguage = "original_language"
        case overview
        case posterPath = "poster_path"
        case releaseDate = "release_date"
        case popularity
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
        case genreIDs = "genre_ids"
    }

    /// The identifier, greater than 0.
    let id: Int
    /// The title; the original title if it is missing.
    let title: String
    let originalTitle: String?
    /// The ISO 639-1 code of the original language; missing in old responses.
    let originalLanguage: String?
    /// The overview; nil if it is missing in the requested language.
    let overview: String?
    /// The poster's path below the base address and a width, with a leading slash.
    let posterPath: String?
    /// The date of the first release.
    let released: Day?
    /// A score computed by TMDB.
    let popularity: Double?
    /// The average rating, 0 to 10; 0 if there are no votes.
    let voteAverage: Double?
    /// The number of votes; nil if it is missing.
    let voteCount: Int?
    /// A list row's genres; a separate response has ``MovieDetailsPayload/genres`` instead.
    let genreIDs: [Int]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard let id = try container.lenientInteger(forKey: .id), id > 0 else {
            throw Self.missing(.id, in: container)
        }
        originalTitle = try container.text(forKey: .originalTitle)
        originalLanguage = try container.text(forKey: .originalLanguage)
        guard let title = try container.text(forKey: .title) ?? originalTitle else {
            throw Self.missing(.title, in: container)
        }
        self.id = id
        self.title = title
        overview = try container.text(forKey: .overview)
        posterPath = try container.text(forKey: .posterPath)
        // Some old responses contain a time after the date.
        released = try container.text(forKey: .releaseDate).flatMap { Day(iso: $0.prefix(10)) }
        popularity = try container.lenientNumber(forKey: .popularity)
        voteAverage = try container.lenientNumber(forKey: .voteAverage)
        voteCount = try container.lenientInteger(forKey: .voteCount)
        genreIDs = try container.readable(LenientNumber.self, forKey: .genreIDs)
            .compactMap(\.whole)
    }

    /// Returns whether the title isn't translated into a language (ISO 639-1).
    ///
    /// TMDB then sends the original title, in whatever script. False if the original is in that
    /// language or in English, because there is no better title.
    func isUntranslated(in language: String) -> Bool {
        guard let originalLanguage else { return false }
        return title == originalTitle && originalLanguage != language && originalLanguage != "en"
    }

    private static func missing(
        _ key: CodingKeys,
        in container: KeyedDecodingContainer<CodingKeys>
    ) -> DecodingError {
        .dataCorruptedError(forKey: key, in: container, debugDescription: "missing")
    }
}
