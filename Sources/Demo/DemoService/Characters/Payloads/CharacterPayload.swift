import Foundation

/// A character as JSON.
struct CharacterPayload: Encodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case id = "_id"
        case version = "__v"
        case name, url, sourceUrl, imageUrl, createdAt, updatedAt
    }

    private let character: CastMember
    private let origin: String

    /// Creates a payload whose addresses begin with `origin`.
    init(_ character: CastMember, origin: String) {
        self.character = character
        self.origin = origin
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        let id = character.id
        try fields.encode(id, forKey: .id)
        try fields.encode(character.name, forKey: .name)
        try fields.encode("\(origin)/characters/\(id)", forKey: .url)
        try fields.encodeIfPresent(sourceURL, forKey: .sourceUrl)
        // The real service omits a missing portrait's key instead of sending null.
        if character.portrait != nil {
            try fields.encode("\(origin)/portraits/\(id).webp", forKey: .imageUrl)
        }
        try fields.encode(Self.time(id), forKey: .createdAt)
        try fields.encode(Self.time(id), forKey: .updatedAt)
        if id.isMultiple(of: 2) { try fields.encode(0, forKey: .version) }
        var lists = encoder.container(keyedBy: CharacterField.self)
        for (field, names) in zip(CharacterField.allCases, character.lists) {
            try lists.encode(names, forKey: field)
        }
    }
}

extension CharacterPayload {
    /// The character's page on the wiki that the real service scrapes.
    private var sourceURL: String? {
        guard character.hasSource else { return nil }
        let page = character.name.replacing(" ", with: "_")
            .addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
        return page.map { "https://disney.fandom.com/wiki/\($0)" }
    }

    /// A time in 2021, with milliseconds.
    private static func time(_ id: Int) -> String {
        let second = id % 60 + 100
        let minute = id / 60 % 60 + 100
        return "2021-04-12T01:\("\(minute)".dropFirst()):\("\(second)".dropFirst()).547Z"
    }
}
