/// A person in search results and credits, and the facts of the same names about a single one.
///
/// https://developer.themoviedb.org/reference/search-person
struct PersonPayload: Decodable, Hashable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case id, name, adult, popularity
        case department = "known_for_department"
        case profilePath = "profile_path"
    }

    /// The identifier, greater than 0.
    let id: Int
    /// The name.
    let name: String
    /// Whether the person is known for pornographic films; false if it is missing.
    let isAdult: Bool
    /// The field, such as `Acting`; nil if it is missing.
    let department: String?
    /// The portrait's path, like a poster's; nil if it is missing.
    let profilePath: String?
    /// A score computed by TMDB.
    let popularity: Double?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard let id = try container.lenientInteger(forKey: .id), id > 0 else {
            throw DecodingError.dataCorruptedError(
                forKey: .id,
                in: container,
                debugDescription: "missing"
            )
        }
        guard let name = try container.text(forKey: .name) else {
            throw DecodingError.dataCorruptedError(
                forKey: .name,
                in: container,
                debugDescription: "missing"
            )
        }
        self.id = id
        self.name = name
        isAdult = container.part(Bool.self, forKey: .adult) ?? false
        department = container.looseText(forKey: .department)
        profilePath = container.looseText(forKey: .profilePath)
        popularity = container.part(LenientNumber.self, forKey: .popularity)?.value
    }
}
