/// The facts about one character, as they are compiled in.
///
/// An object, so that a hundred thousand characters made up from a few hundred share these.
final class CharacterRecord: Decodable, Sendable {
    let id: Int
    let name: String
    /// One list for each ``CharacterField``, in their order.
    let lists: [[String]]
    let hasImage: Bool
    /// Whether there is a page about the character at the wiki that the real service reads.
    let hasSource: Bool

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        id = try fields.decode(Int.self, forKey: .id)
        name = try fields.decode(String.self, forKey: .name)
        hasImage = try fields.decodeIfPresent(Bool.self, forKey: .hasImage) ?? true
        hasSource = try fields.decodeIfPresent(Bool.self, forKey: .hasSource) ?? true
        let names = try decoder.container(keyedBy: CharacterField.self)
        lists = try CharacterField.allCases.map { field in
            try names.decodeIfPresent([String].self, forKey: field) ?? []
        }
    }

    private enum CodingKeys: String, CodingKey {
        case id, name
        case hasImage = "image"
        case hasSource = "source"
    }
}
