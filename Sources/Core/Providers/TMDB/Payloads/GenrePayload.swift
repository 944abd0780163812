struct GenrePayload: Decodable, Hashable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case id
        case name
    }

    let id: Int
    /// The name in the requested language; nil if it isn't translated.
    let name: String?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard let id = try container.lenientInteger(forKey: .id) else {
            throw DecodingError.dataCorruptedError(
                forKey: .id,
                in: container,
                debugDescription: "missing"
            )
        }
        self.id = id
        name = try container.text(forKey: .name)
    }
}

/// The list of all movie genres.
///
/// https://developer.themoviedb.org/reference/genre-movie-list
struct GenreListPayload: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case genres
    }

    /// The genres that could be decoded.
    let genres: LossyArray<GenrePayload>
}
