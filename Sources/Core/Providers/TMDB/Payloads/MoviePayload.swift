import Catalog
import Foundation

/// A movie as it stands in a list and, with more around it, in its own answer.
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

    /// The number that names it, greater than 0.
    let id: Int
    /// The title, or the original one where there is no other.
    let title: String
    /// The title in the language of the original.
    let originalTitle: String?
    /// The ISO 639-1 code of that language; missing in old answers.
    let originalLanguage: String?
    /// A short text; nil where there is none in the language asked for.
    let overview: String?
    /// The path of the poster.
    let posterPath: String?
    /// The day of the first release.
    let released: Day?
    /// TMDB's own figure.
    let popularity: Double?
    /// The average of the votes, 0 to 10; 0 where nobody voted.
    let voteAverage: Double?
    /// How many voted; nil where it is not said.
    let voteCount: Int?
    /// The genres in a list row; the movie's own answer names them otherwise.
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
        // Some old answers carry a time after the day.
        released = try container.text(forKey: .releaseDate).flatMap { Day(iso: $0.prefix(10)) }
        popularity = try container.lenientNumber(forKey: .popularity)
        voteAverage = try container.lenientNumber(forKey: .voteAverage)
        voteCount = try container.lenientInteger(forKey: .voteCount)
        genreIDs = try container.readable(LenientNumber.self, forKey: .genreIDs)
            .compactMap(\.whole)
    }

    /// Whether nobody has translated the title into a language, an ISO 639-1 code: TMDB then writes
    /// the original one, in whatever script.
    ///
    /// False where the original is in that language, or in English, which has nothing better.
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
