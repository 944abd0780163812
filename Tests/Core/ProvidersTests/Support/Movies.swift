import Catalog
import Foundation
import JSONText

@testable import Providers

/// Responses and values for the TMDB tests.
enum Movies {
    static let base = URL(string: "http://127.0.0.1:8080/3") ?? URL(filePath: "/")
    static let id = TMDBProvider.makeDescriptor().id
    static let popular = ListID("popular")
    static let topRated = ListID("top-rated")

    static func query(
        _ list: ListID = popular,
        search: String = "",
        sort: Sort? = nil,
        filter: Filter = Filter()
    ) -> Query {
        Query(catalog: id, list: list, search: search, sort: sort, filter: filter)
    }

    static func provider(
        _ service: ScriptedService,
        language: String = "en-US",
        country: String = "US",
        imagesBase: URL? = URL(string: "http://127.0.0.1:8080/t/p")
    ) -> TMDBProvider {
        TMDBProvider(
            client: service,
            base: base,
            imagesBase: imagesBase,
            language: language,
            country: country
        )
    }

    static func page(_ rows: [String], totalPages: String = "12") -> String {
        """
        {"total_results":240,"page":1,"total_pages":\(totalPages),
         "results":[\(rows.joined(separator: ","))]}
        """
    }

    static let genres = """
        {"genres":[{"id":28,"name":"Action"},{"id":18,"name":"Drama"},{"id":80,"name":"Crime"}]}
        """

    static let knight = """
        {"adult":false,"backdrop_path":null,"genre_ids":[18,28,80],"id":155,
         "original_language":"en","original_title":"The Dark Knight","overview":"A city at night.",
         "popularity":92.25,"poster_path":"/knight.jpg","release_date":"2008-07-16",
         "title":"The Dark Knight","video":false,"vote_average":8.5,"vote_count":32000}
        """

    static let knightItem = Item(
        id: Item.ID(id, "155"),
        title: "The Dark Knight",
        artwork: Artwork(path: "/knight.jpg", aspectRatio: 2.0 / 3),
        facets: Facets()
            .setting(.originalTitle, "The Dark Knight")
            .setting(.overview, "A city at night.")
            .setting(.genres, ["Drama", "Action", "Crime"])
            .setting(.popularity, 92.25)
            .setting(.rating, Rating(8.5, votes: 32000))
            .setting(.released, Day(year: 2008, month: 7, day: 16))
    )

    static let mapping = MovieMapping(
        catalog: id,
        language: "en-US",
        interface: "en-US",
        country: "US",
        genreNames: [18: "Drama", 28: "Action"]
    )

    /// The item made from a row; nil if it is skipped.
    static func item(_ json: String) throws -> Item? {
        mapping.item(try JSON(parsing: Data(json.utf8)))
    }
}
