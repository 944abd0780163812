/// The envelope of every list of TMDB.
///
/// `page` is not read: the number asked for is known, and some proxies answer it as a string.
/// https://developer.themoviedb.org/reference/movie-popular-list
struct MoviePagePayload: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case results
        case totalPages = "total_pages"
    }

    /// The rows that could be read, and how many could not.
    let results: LossyArray<MoviePayload>
    /// How many pages there are; may be 0, more than can be asked for, or missing.
    let totalPages: Int?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        results = try container.decode(LossyArray<MoviePayload>.self, forKey: .results)
        totalPages = try container.lenientInteger(forKey: .totalPages)
    }
}
