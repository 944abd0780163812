/// The envelope around TMDB's lists of movies or people.
///
/// `page` is ignored because the request determines it, and some proxies send it as a string.
/// https://developer.themoviedb.org/reference/movie-popular-list
struct PagePayload<Row: Decodable & Sendable>: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case results
        case totalPages = "total_pages"
        case totalResults = "total_results"
    }

    /// The rows that could be decoded, and the number that couldn't.
    let results: LossyArray<Row>
    /// The number of pages; it may be 0, exceed the number that can be requested, or be missing.
    let totalPages: Int?
    /// The number of rows on all pages; nil if it is missing.
    let totalResults: Int?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        results = try container.decode(LossyArray<Row>.self, forKey: .results)
        totalPages = try container.lenientInteger(forKey: .totalPages)
        totalResults = try container.lenientInteger(forKey: .totalResults)
    }
}
