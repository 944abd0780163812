/// The body of `/genre/movie/list`.
struct GenreListPayload: Encodable, Sendable {
    let genres: [GenrePayload]
}
