import Catalog
import Foundation

/// A movie, in a list or as part of its own response.
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

    /// Greater than 0.
    let id: Int
    /// The original title if there is no other.
    let title: String
    let originalTitle: String?
    /// ISO 639-1 code; missing in old responses.
    let originalLanguage: String?
    /// Nil if there is none in the requested language.
    let overview: String?
    /// Relative to the image base address and a width, with a leading slash.
    let posterPath: String?
    /// The date of the first release.
    let released: Day?
    /// A figure TMDB computes.
    let popularity: Double?
    /// 0 to 10; 0 if nobody has voted.
    let voteAverage: Double?
    /// How many have voted; nil if missing.
    let voteCount: Int?
    /// The genres of a list row; a movie's own response has ``MovieDetailsPayload/genres`` instead.
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
        // Some old responses have a time after the date.
        released = try container.text(forKey: .releaseDate).flatMap { Day(iso: $0.prefix(10)) }
        popularity = try container.lenientNumber(forKey: .popularity)
        voteAverage = try container.lenientNumber(forKey: .voteAverage)
        voteCount = try container.lenientInteger(forKey: .voteCount)
        genreIDs = try container.readable(LenientNumber.self, forKey: .genreIDs)
            .compactMap(\.whole)
    }

    /// Whether the title is not translated into a language, an ISO 639-1 code: TMDB then sends the
    /// original title, in whatever script.
    ///
    /// False if the original is in that language, or in English, where there is nothing better.
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
