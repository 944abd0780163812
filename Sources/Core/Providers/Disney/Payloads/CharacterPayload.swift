import Foundation

/// A character as it stands in a list and in its own answer.
///
/// Only number and name must be there: older answers lack the rest. https://disneyapi.dev/docs/
struct CharacterPayload: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case id = "_id"
        case image = "imageUrl"
        case source = "sourceUrl"
        case name, films, shortFilms, tvShows, videoGames, parkAttractions, allies, enemies
    }

    /// The number that names it, greater than 0; names are not unique.
    let id: Int
    /// The name.
    let name: String
    /// The address of the picture; nil where there is none.
    let image: URL?
    /// The address of the page that the facts were read from.
    let source: URL?
    /// Titles of films.
    let films: [String]
    /// Titles of short films.
    let shortFilms: [String]
    /// Titles of television shows.
    let tvShows: [String]
    /// Titles of video games.
    let videoGames: [String]
    /// Names of rides and shows in parks.
    let parkAttractions: [String]
    /// Names of its allies.
    let allies: [String]
    /// Names of its enemies.
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
            try container.decodeIfPresent(NameList.self, forKey: key)?.names ?? []
        }
        self.id = id
        self.name = name
        image = try container.text(forKey: .image).flatMap(URL.init(webAddress:))
        source = try container.text(forKey: .source).flatMap(URL.init(webAddress:))
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
