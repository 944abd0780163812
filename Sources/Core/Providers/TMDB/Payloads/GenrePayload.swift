struct GenrePayload: Decodable, Hashable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case id
        case name
    }

    let id: Int
    /// In the requested language; nil if it is not translated.
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
