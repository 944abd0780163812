/// The embedded facts about one film.
///
/// This is a class so that a hundred thousand films derived from a few hundred share them.
final class FilmRecord: Decodable, Sendable {
    let id: Int
    /// The English title.
    let title: String
    let originalTitle: String
    /// The ISO 639-1 code of the original language.
    let language: String
    let released: ReleaseDay
    /// The ISO 3166-1 codes of the production countries.
    let countries: [String]
    /// TMDB's genre ids, most relevant first.
    let genres: [Int]
    /// In minutes; 0 if unknown.
    let runtime: Int
    /// The average vote, from 0 to 10; 0 without votes.
    let rating: Double
    let votes: Int
    /// The critics' average, from 0 to 100; 0 without ratings.
    let critics: Int
    let popularity: Double
    /// In US dollars; 0 if unknown.
    let revenue: Int
    /// A few sentences in English.
    let overview: String
    /// Translations by ISO 639-1 code; few films have any.
    let overviews: [String: String]
    /// A paragraph in English; nil if missing.
    let long: String?
    /// Translations by ISO 639-1 code.
    let titles: [String: String]
    let hasPoster: Bool
    /// Whether the film also has a backdrop.
    let hasBackdrop: Bool

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        id = try fields.decode(Int.self, forKey: .id)
        title = try fields.decode(String.self, forKey: .title)
        originalTitle = try fields.decodeIfPresent(String.self, forKey: .originalTitle) ?? title
        language = try fields.decode(String.self, forKey: .language)
        let date = try fields.decodeIfPresent(String.self, forKey: .date) ?? ""
        released = ReleaseDay(date) ?? .unknown
        countries = try fields.decode([String].self, forKey: .countries)
        genres = try fields.decode([Int].self, forKey: .genres)
        runtime = try fields.decodeIfPresent(Int.self, forKey: .runtime) ?? 0
        rating = try fields.decode(Double.self, forKey: .rating)
        votes = try fields.decode(Int.self, forKey: .votes)
        critics = try fields.decodeIfPresent(Int.self, forKey: .critics) ?? 0
        popularity = try fields.decode(Double.self, forKey: .popularity)
        revenue = try fields.decodeIfPresent(Int.self, forKey: .revenue) ?? 0
        overview = try fields.decode(String.self, forKey: .overview)
        overviews =
            try fields.decodeIfPresent([String: String].self, forKey: .overviews) ?? [:]
        long = try fields.decodeIfPresent(String.self, forKey: .long)
        titles = try fields.decodeIfPresent([String: String].self, forKey: .titles) ?? [:]
        hasPoster = try fields.decodeIfPresent(Bool.self, forKey: .hasPoster) ?? true
        hasBackdrop = try fields.decodeIfPresent(Bool.self, forKey: .hasBackdrop) ?? false
    }

    private enum CodingKeys: String, CodingKey {
        case id, title, originalTitle, language, date, countries, genres, runtime, rating, votes
        case critics, popularity, revenue, overview, overviews, long, titles
        case hasPoster = "poster"
        case hasBackdrop = "backdrop"
    }
}

/// The embedded films.
enum FilmData {
    /// Reads all films, in file order.
    static func records() -> [FilmRecord] { DataFile.films.records() }
}
