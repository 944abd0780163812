/// A genre of TMDB.
struct GenrePayload: Decodable, Hashable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case id
        case name
    }

    /// The number that names it.
    let id: Int
    /// The name in the language asked for; nil where nobody has translated it.
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
