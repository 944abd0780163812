/// A video about a movie, with its site.
///
/// https://developer.themoviedb.org/reference/movie-videos
struct VideoPayload: Decodable, Hashable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case key
        case name
        case site
        case size
        case type
        case official
        case language = "iso_639_1"
        case publishedAt = "published_at"
    }

    /// The video's identifier on the site.
    let key: String
    /// The title, such as `Official Trailer`; empty if it is missing.
    let name: String
    /// The site, such as `YouTube`.
    let site: String
    /// The kind, such as `Trailer`; other values are possible.
    let type: String
    /// The height in pixels, such as 1080; 0 if it is missing.
    let size: Int
    /// Whether the studio published it; false if it is missing, as before July 2021.
    let isOfficial: Bool
    /// The ISO 639-1 code; nil for a video without a language.
    let language: String?
    /// The publication date as ISO 8601 in UTC, so later dates compare as greater text.
    let publishedAt: String?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        key = try container.text(forKey: .key) ?? ""
        name = container.looseText(forKey: .name) ?? ""
        size = container.part(LenientNumber.self, forKey: .size)?.whole ?? 0
        site = try container.text(forKey: .site) ?? ""
        type = try container.text(forKey: .type) ?? ""
        isOfficial = try container.decodeIfPresent(Bool.self, forKey: .official) ?? false
        language = try container.text(forKey: .language)
        publishedAt = try container.text(forKey: .publishedAt)
    }
}
