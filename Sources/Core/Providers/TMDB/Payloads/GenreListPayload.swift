/// All genres of movies.
///
/// https://developer.themoviedb.org/reference/genre-movie-list
struct GenreListPayload: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case genres
    }

    /// The genres that could be decoded.
    let genres: LossyArray<GenrePayload>
}
