/// A video about a movie, with its site.
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

    /// The video's identifier on the site.
    let key: String
    /// The site, such as `YouTube`.
    let site: String
    /// The kind, such as `Trailer`; other values are possible.
    let type: String
    /// Whether the studio published it; false if it is missing, as before July 2021.
    let isOfficial: Bool
    /// The ISO 639-1 code; nil for a video without a language.
    let language: String?
    /// The publication date as ISO 8601 in UTC, so later dates compare as greater text.
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
