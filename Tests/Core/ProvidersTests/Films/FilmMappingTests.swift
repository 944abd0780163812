import Catalog
import Foundation
import Testing

@testable import Providers

@Suite("Films of ranked lists")
struct FilmMappingTests {
    @Test("a complete film becomes an item")
    func whole() async throws {
        #expect(try await RankedFilms.item(RankedFilms.knight) == RankedFilms.knightItem)
    }

    @Test(
        "reads each known spelling of a key",
        arguments: [
            ("title", ["name", "filmTitle", "film_title"]),
            ("year", ["releaseYear", "release_year"]),
            ("shortDescription", ["short_description", "description", "overview"]),
            ("longDescription", ["long_description"]),
            ("imageUrl", ["image", "image_url", "poster"]),
            ("userRating", ["user_rating"]),
            ("criticRating", ["critic_rating"]),
        ]
    )
    func spellings(key: String, others: [String]) async throws {
        for other in others {
            let film = RankedFilms.knight.replacing("\"\(key)\"", with: "\"\(other)\"")
            #expect(try await RankedFilms.item(film) == RankedFilms.knightItem, "\(other)")
        }
    }

    @Test("ignores unknown keys and empty texts")
    func unknownKeys() async throws {
        let film = """
            {"rank":1,"title":" ","name":"Alien","cast":["x"],"overview":"","image":null,"x":{}}
            """
        let item = try #require(try await RankedFilms.item(film))
        #expect(item.title == "Alien")
        #expect(item.artwork == nil)
        #expect(item.facets == Facets())
    }

    @Test("reads numbers from strings, and the year from a date")
    func strings() async throws {
        let film = """
            {"id":"7","title":"Alien","release_date":"1979-05-25T00:00:00Z","userRating":"8.2",
             "criticRating":""}
            """
        let item = try #require(try await RankedFilms.item(film))
        #expect(item.id.key == "7")
        #expect(item.facets[.released] == Day(year: 1979, month: 5, day: 25))
        #expect(item.facets[.rating] == Rating(8.2))
        #expect(item.facets[.criticRating] == nil)
    }

    @Test("ignores a rating outside its scale and an invalid year")
    func scales() async throws {
        let film = #"{"title":"Alien","year":0,"userRating":-1,"criticRating":101}"#
        let item = try #require(try await RankedFilms.item(film))
        #expect(item.facets == Facets())
    }

    @Test("divides all of a list's scores of one kind by ten if any is out of 100")
    func hundreds() async throws {
        let page = try await RankedFilms.page(
            """
            [{"title":"Alien","userRating":8.2,"criticRating":94},
             {"title":"Cats","userRating":2.7,"criticRating":"9"},
             {"title":"Solaris","userRating":10,"criticRating":100},
             {"title":"Stalker","criticRating":0},{"title":"Mirror","criticRating":-1}]
            """
        )
        let items = page.elements
        #expect(items.map { $0.facets[.criticRating]?.value } == [9.4, 0.9, 10, 0, nil])
        #expect(items.map { $0.facets[.rating]?.value } == [8.2, 2.7, 10, nil, nil])
    }

    @Test("a single text serves as both short and long text")
    func oneText() async throws {
        for key in ["shortDescription", "longDescription"] {
            let item = try #require(
                try await RankedFilms.item(#"{"title":"Alien","\#(key)":"A ship."}"#)
            )
            #expect(item.facets[.overview] == "A ship.")
            #expect(item.facets[.longDescription] == "A ship.")
        }
    }

    @Test(
        "without an identifier, title and year identify a film, whatever their spelling",
        arguments: [
            (#"{"title":"The Dark Knight","year":2008}"#, "the-dark-knight-2008"),
            (#"{"name":"  the dark knight ","release_date":"2008-07-18"}"#, "the-dark-knight-2008"),
            (#"{"id":null,"title":"The Dark Knight","year":"2008"}"#, "the-dark-knight-2008"),
            (#"{"id":"","title":"Amélie!","year":2001}"#, "amelie-2001"),
            (#"{"title":"Amelie","year":2001}"#, "amelie-2001"),
            (#"{"title":"Тіні забутих предків","year":1965}"#, "тіні-забутих-предків-1965"),
            (#"{"title":"1917"}"#, "1917-"),
            (#"{"title":"???","year":1990}"#, "???-1990"),
            (#"{"title":"WALL·E","year":2008}"#, "wall-e-2008"),
        ]
    )
    func identity(film: String, key: String) async throws {
        #expect(try await RankedFilms.item(film)?.id == Item.ID(RankedFilms.id, key))
    }

    @Test("a title in two years is two films, and an overlong identifier is ignored")
    func differentFilms() async throws {
        let long = String(repeating: "7", count: 300)
        let page = try await RankedFilms.page(
            """
            [{"title":"Dune","year":1984},{"title":"Dune","year":2021},
             {"id":"\(long)","title":"Solaris","year":1972}]
            """
        )
        #expect(page.elements.map(\.id.key) == ["dune-1984", "dune-2021", "solaris-1972"])
    }
}
