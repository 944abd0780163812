import Foundation
import Networking

@testable import DemoService

/// A page as a client decodes it, independent of the service's types.
struct CharacterPage: Decodable {
    struct Info: Decodable, Equatable {
        let count: Int
        let totalPages: Int
        let previousPage: String?
        let nextPage: String?
    }

    let info: Info
    /// The rows.
    ///
    /// A single row is not in an array.
    let data: [CharacterRow]
    /// Whether the rows are in an array.
    let isArray: Bool

    private enum CodingKeys: String, CodingKey {
        case info, data
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        info = try fields.decode(Info.self, forKey: .info)
        if let row = try? fields.decode(CharacterRow.self, forKey: .data) {
            data = [row]
            isArray = false
        } else {
            data = try fields.decode([CharacterRow].self, forKey: .data)
            isArray = true
        }
    }
}

/// A row as a client decodes it.
struct CharacterRow: Decodable, Equatable {
    let _id: Int
    let name: String
    let films: [String]
    let shortFilms: [String]
    let allies: [String]
    let imageUrl: String?
    let sourceUrl: String?
}

extension Demo {
    /// A demo service with a few characters.
    init(_ options: DemoOptions = DemoOptions(), characters: String) {
        service = DemoService(
            options: options,
            records: { [] },
            characters: {
                (try? JSONDecoder().decode([CharacterRecord].self, from: Data(characters.utf8)))
                    ?? []
            },
            pictures: Self.pictures
        )
    }

    /// A page of characters.
    func characters(_ target: String) async throws -> CharacterPage {
        try JSONDecoder().decode(CharacterPage.self, from: await send(target).body)
    }
}
