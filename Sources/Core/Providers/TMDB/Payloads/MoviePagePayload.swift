/// The envelope of TMDB's lists.
///
/// `page` is not read: it was requested and so is known, and some proxies send it as a string.
/// https://developer.themoviedb.org/reference/movie-popular-list
struct MoviePagePayload: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case results
        case totalPages = "total_pages"
        case totalResults = "total_results"
    }

    /// The rows that could be decoded, and how many could not.
    let results: LossyArray<MoviePayload>
    /// How many pages there are; may be 0, more than can be requested, or missing.
    let totalPages: Int?
    /// How many rows all pages have together; may be missing.
    let totalResults: Int?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        results = try container.decode(LossyArray<MoviePayload>.self, forKey: .results)
        totalPages = try container.lenientInteger(forKey: .totalPages)
        totalResults = try container.lenientInteger(forKey: .totalResults)
    }
}
