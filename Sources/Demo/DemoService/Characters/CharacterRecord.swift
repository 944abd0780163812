/// The embedded facts about one character.
///
/// This is a class so that a hundred thousand characters derived from a few hundred share them.
final class CharacterRecord: Decodable, Sendable {
    let id: Int
    let name: String
    /// One list per ``CharacterField``, in that order.
    let lists: [[String]]
    let hasImage: Bool
    /// Whether the wiki that the real service scrapes has a page about the character.
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

/// The embedded characters.
enum CharacterData {
    /// Reads all characters, in file order.
    static func records() -> [CharacterRecord] { DataFile.characters.records() }
}
