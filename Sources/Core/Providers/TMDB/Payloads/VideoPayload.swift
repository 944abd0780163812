/// A video about a movie, on some site.
///
/// https://developer.themoviedb.org/reference/movie-videos
struct VideoPayload: Decodable, Hashable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case key
        case site
        case type
        case official
        case language = "iso_639_1"
        case publishedAt = "published_at"
    }

    /// What names it on its site.
    let key: String
    /// The site, such as `YouTube`.
    let site: String
    /// What it is, such as `Trailer`; an open set.
    let type: String
    /// Whether the makers published it; false where it is not said, as before July 2021.
    let isOfficial: Bool
    /// The ISO 639-1 code of its language; nil where there is no language.
    let language: String?
    /// When it was published: ISO 8601 in UTC, so that later texts compare greater.
    let publishedAt: String?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        key = try container.text(forKey: .key) ?? ""
        site = try container.text(forKey: .site) ?? ""
        type = try container.text(forKey: .type) ?? ""
        isOfficial = try container.decodeIfPresent(Bool.self, forKey: .official) ?? false
        language = try container.text(forKey: .language)
        publishedAt = try container.text(forKey: .publishedAt)
    }
}
