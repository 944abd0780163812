import Networking

/// The answer to a number of another service.
///
/// https://developer.themoviedb.org/reference/find-by-id
struct FoundPayload: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case movies = "movie_results"
    }

    /// The movies with the number; empty if it belongs to a series or person.
    let movies: LossyArray<MoviePayload>
}
