import Foundation
import Primitives

/// A character, in a list or in a separate response.
///
/// Only the identifier and name are required, because older responses lack the rest.
/// https://disneyapi.dev/docs/
struct CharacterPayload: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case id = "_id"
        case image = "imageUrl"
        case source = "sourceUrl"
        case name, films, shortFilms, tvShows, videoGames, parkAttractions, allies, enemies
    }

    /// The identifier, greater than 0; names aren't unique.
    let id: Int
    let name: String
    let image: URL?
    /// The page that the facts were scraped from.
    let source: URL?
    let films: [String]
    let shortFilms: [String]
    let tvShows: [String]
    let videoGames: [String]
    /// The names of park rides and shows.
    let parkAttractions: [String]
    let allies: [String]
    let enemies: [String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard let id = try container.lenientInteger(forKey: .id), id > 0 else {
            throw Self.missing(.id, in: container)
        }
        guard let name = try container.text(forKey: .name) else {
            throw Self.missing(.name, in: container)
        }
        let names = { (key: CodingKeys) throws -> [String] in
            // The usual case; decoding it as a list of strings takes half as long.
            if let names = container.part([String].self, forKey: key) {
                return names.compactMap(\.visible)
            }
            return try container.decodeIfPresent(NameList.self, forKey: key)?.names ?? []
        }
        self.id = id
        self.name = name
        image = try container.text(forKey: .image).flatMap { URL(webAddress: $0) }
        source = try container.text(forKey: .source).flatMap { URL(webAddress: $0) }
        films = try names(.films)
        shortFilms = try names(.shortFilms)
        tvShows = try names(.tvShows)
        videoGames = try names(.videoGames)
        parkAttractions = try names(.parkAttractions)
        allies = try names(.allies)
        enemies = try names(.enemies)
    }

    private static func missing(
        _ key: CodingKeys,
        in container: KeyedDecodingContainer<CodingKeys>
    ) -> DecodingError {
        .dataCorruptedError(forKey: key, in: container, debugDescription: "missing")
    }
}
