import JSONText
import Catalog
import Foundation
import Library
import Testing

@testable import VitrineCLI

@Suite("Items as JSON")
struct ItemJSONTests {
    private let writer = ItemJSON(catalog: Shelf.descriptor)
    private let image = URL(string: "http://127.0.0.1/t/p/original/1.jpg")

    private func text(_ item: Item, isFavorite: Bool = false, image: URL? = nil) -> String {
        JSONTree.object(writer.members(of: item, isFavorite: isFavorite, image: image)).text
    }

    @Test("keys have a fixed order")
    func everything() {
        let facets = Facets()
            .setting(.user, Person(key: "4", name: "Ann"))
            .setting(.shortFilms, ["a"])
            .setting(.films, ["a", "b"])
            .setting(.popularity, 92.25)
            .setting(.overview, "A/B")
            .setting(.genres, ["Drama", "Crime"])
            .setting(.rating, Rating(8, votes: 3))
            .setting(.criticRating, Rating(9.4))
            .setting(.released, Day(year: 2008, month: 7, day: 6))
            .setting(.originalTitle, "Їжак")
            .setting(Facet<[String]>("awards"), ["x", "y", "z"])
            .setting(.runtime, 100)
            .setting(.countries, ["US"])
        #expect(
            text(Shelf.item("1", "One", facets), isFavorite: true, image: image) == """
                {
                  "id": "1",
                  "title": "One",
                  "favorite": true,
                  "originalTitle": "Їжак",
                  "year": 2008,
                  "releaseDate": "2008-07-06",
                  "rating": 8,
                  "criticRating": 9.4,
                  "genres": [
                    "Drama",
                    "Crime"
                  ],
                  "overview": "A/B",
                  "image": "http://127.0.0.1/t/p/original/1.jpg",
                  "popularity": 92.25,
                  "films": 2,
                  "shortFilms": 1,
                  "user": "Ann",
                  "awards": 3
                }

                """
        )
    }

    @Test("omits unknown values")
    func least() {
        #expect(
            text(Shelf.item("1", "One")) == """
                {
                  "id": "1",
                  "title": "One",
                  "favorite": false
                }

                """
        )
    }

    @Test("an incomplete date has only a year")
    func year() {
        let facets = Facets().setting(.released, Day(year: 2008, month: 7))
        let text = text(Shelf.item("1", "One", facets))
        #expect(text.contains(#""year": 2008"#))
        #expect(!text.contains("releaseDate"))
    }

    @Test("details list names, and a missing trailer is null")
    func details() throws {
        let link = try #require(URL(string: "https://example.org/a"))
        let facets = Facets()
            .setting(.films, ["a", "b"])
            .setting(Facet<[String]>("awards"), ["x"])
            .setting(.runtime, 152)
            .setting(.longDescription, "Long.")
            .setting(.overview, "Short.")
            .setting(.genres, ["Drama"])
            .setting(.countries, ["US"])
            .setting(.rating, Rating(8))
            .setting(.source, link)
            .setting(Facet<Day>("seen"), Day(year: 2020, month: 2))
        #expect(
            writer.details(ItemDetails(item: Shelf.item("1", "One", facets), facets: facets)).text
                == """
                {
                  "countries": [
                    "US"
                  ],
                  "genres": [
                    "Drama"
                  ],
                  "overview": "Short.",
                  "longDescription": "Long.",
                  "runtime": 152,
                  "trailer": null,
                  "films": [
                    "a",
                    "b"
                  ],
                  "awards": [
                    "x"
                  ],
                  "seen": "2020-02",
                  "source": "https://example.org/a"
                }

                """.replacingOccurrences(of: "\n\n", with: "\n")
        )
    }

    @Test("offers are names by kind, after the facets")
    func offers() throws {
        let names = ["One", "Two"].map { Offers.Provider($0, logo: Artwork(path: "/a.jpg")) }
        let groups = [
            Offers.Group(.stream, names),
            Offers.Group(.buy, [names[1]]),
        ]
        let link = URL(string: "https://films.test/1")
        let item = Shelf.item("1", "One")
        let text = { (link: URL?) in
            writer.details(
                ItemDetails(
                    item: item,
                    facets: Facets().setting(.overview, "O"),
                    offers: Offers(country: "UA", link: link, groups: groups)
                ),
                isComplete: false
            ).text.filter { !$0.isWhitespace }
        }
        let rest = #""stream":["One","Two"],"buy":["Two"]}}"#
        let start = #"{"overview":"O","offers":{"country":"UA","#
        #expect(text(link) == start + #""link":"https://films.test/1","# + rest)
        #expect(text(nil) == start + rest)
        let none = ItemDetails(item: item, facets: Facets())
        #expect(!writer.details(none).text.contains("offers"))
    }

    @Test("a trailer has a site and an address")
    func trailer() throws {
        let url = try #require(URL(string: "https://vimeo.com/1"))
        let facets = Facets().setting(.trailer, Trailer(site: "Vimeo", url: url))
        #expect(
            writer.details(ItemDetails(item: Shelf.item("1", "One", facets), facets: facets))
                == .object([
                    JSONTree.Member(
                        "trailer",
                        .object([
                            JSONTree.Member("site", .string("Vimeo")),
                            JSONTree.Member("url", .string("https://vimeo.com/1")),
                        ])
                    )
                ])
        )
    }
}
