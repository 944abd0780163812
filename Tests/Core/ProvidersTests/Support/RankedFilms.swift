import Catalog
import Foundation

@testable import Providers

/// Responses and values for the film tests.
enum RankedFilms {
    static let base = URL(string: "http://127.0.0.1:8080/films") ?? URL(filePath: "/")
    static let id = FilmsProvider.makeDescriptor().id
    static let userRated = ListID("user-rated")
    static let criticRated = ListID("critic-rated")
    static let images = FilmImages(base: base)

    static func query(_ list: ListID = userRated, search: String = "") -> Query {
        Query(catalog: id, list: list, search: search)
    }

    /// A service with these two lists.
    static func service(
        user: @escaping ScriptedService.Answer,
        critic: @escaping ScriptedService.Answer = ScriptedService.body("[]")
    ) -> ScriptedService {
        ScriptedService(["user-rated": user, "critic-rated": critic], below: "/films/")
    }

    static func provider(_ service: ScriptedService) -> FilmsProvider {
        FilmsProvider(client: service, base: base)
    }

    /// The page decoded from a response.
    static func page(_ body: String) async throws -> Page<Item> {
        try await provider(service(user: ScriptedService.body(body))).page(1, of: query())
    }

    /// The item made from a single film.
    static func item(_ film: String) async throws -> Item? {
        try await page("[\(film)]").elements.first
    }

    /// A list of `count` films.
    static func list(_ count: Int) -> String {
        let films = (1...count).map { #"{"id":\#($0),"title":"Film \#($0)"}"# }
        return "[\(films.joined(separator: ","))]"
    }

    static let knight = """
        {"id":1001,"title":"The Dark Knight","year":2008,"shortDescription":"A city at night.",
         "longDescription":"A city at night, at length.",
         "imageUrl":"http://127.0.0.1:8080/films/images/1001.jpg",
         "userRating":8.5,"criticRating":9.4}
        """

    static let knightItem = Item(
        id: Item.ID(id, "1001"),
        title: "The Dark Knight",
        artwork: Artwork(path: "images/1001.jpg"),
        facets: Facets()
            .setting(.overview, "A city at night.")
            .setting(.longDescription, "A city at night, at length.")
            .setting(.released, Day(year: 2008))
            .setting(.rating, Rating(8.5))
            .setting(.criticRating, Rating(9.4))
    )
}
