import Catalog
import Foundation
import JSONText
import Networking

@testable import Providers

/// Responses and values for the Disney API tests.
enum Characters {
    // Its path has three characters, the number that `ScriptedService` removes.
    static let base = URL(string: "http://127.0.0.1:8080/d") ?? URL(filePath: "/")
    static let id = DisneyProvider.makeDescriptor().id
    static let all = ListID("all")

    static func query(search: String = "", sort: Sort? = nil) -> Query {
        Query(catalog: id, list: all, search: search, sort: sort)
    }

    static func provider(_ service: ScriptedService) -> DisneyProvider {
        DisneyProvider(client: service, base: base)
    }

    /// A service that answers every list and the character 4703.
    static func service(_ body: String) -> ScriptedService {
        ScriptedService([
            "character": ScriptedService.body(body),
            "character/4703": ScriptedService.body(body),
        ])
    }

    static func page(_ data: String, totalPages: String = "149") -> String {
        """
        {"info":{"count":50,"totalPages":\(totalPages),"previousPage":null,
         "nextPage":"http://evil.example/character?page=2&pageSize=50"},"data":\(data)}
        """
    }

    static let mouse = """
        {"_id":4703,"films":["Fantasia",""," ","Fun and Fancy Free"],"shortFilms":["Plane Crazy"],
         "tvShows":["House of Mouse"],"videoGames":["Epic Mickey"],"parkAttractions":["Fantasmic!"],
         "allies":["Goofy"],"enemies":["Pete"],"name":"Mickey Mouse",
         "sourceUrl":"https://disney.fandom.com/wiki/Mickey_Mouse",
         "imageUrl":"https://static.wikia.nocookie.net/disney/images/M%27s.png/revision/latest?cb=1",
         "createdAt":"2021-04-12T02:31:30.547Z","updatedAt":"2021-12-20T20:39:18.033Z",
         "url":"https://api.disneyapi.dev/characters/4703","__v":0}
        """

    static let mouseItem = Item(
        id: Item.ID(id, "4703"),
        title: "Mickey Mouse",
        artwork: Artwork(
            path:
                "https://static.wikia.nocookie.net/disney/images/M%27s.png/revision/latest?cb=1"
        ),
        facets: Facets()
            .setting(.films, ["Fantasia", "Fun and Fancy Free"])
            .setting(.shortFilms, ["Plane Crazy"])
            .setting(.tvShows, ["House of Mouse"])
            .setting(.videoGames, ["Epic Mickey"])
            .setting(.parkAttractions, ["Fantasmic!"])
            .setting(.allies, ["Goofy"])
            .setting(.enemies, ["Pete"])
            .setting(.popularity, 3)
            .setting(.source, URL(string: "https://disney.fandom.com/wiki/Mickey_Mouse"))
    )

    /// The item made from a row; nil if it is skipped.
    static func item(_ json: String) throws -> Item? {
        CharacterMapping(catalog: id, images: PictureAddresses(service: base))
            .item(try JSON(parsing: Data(json.utf8)))
    }
}
