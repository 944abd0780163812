/// A genre by id and name.
struct GenrePayload: Encodable, Sendable {
    let id: Int
    let name: String
}
