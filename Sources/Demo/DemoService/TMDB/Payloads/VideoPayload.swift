/// One of a film's videos.
struct VideoPayload: Encodable, Sendable {
    let id: String
    let language: String
    let country: String
    let name: String
    let key: String
    let site: String
    let size: Int
    let type: String
    /// Omitted if nil.
    let isOfficial: Bool?
    /// Omitted if nil.
    let publishedAt: String?

    enum CodingKeys: String, CodingKey {
        case id, name, key, site, size, type
        case language = "iso_639_1"
        case country = "iso_3166_1"
        case isOfficial = "official"
        case publishedAt = "published_at"
    }
}

/// The body of `/movie/{id}/videos`.
struct VideosPayload: Encodable, Sendable {
    let id: Int
    let results: [VideoPayload]
}
