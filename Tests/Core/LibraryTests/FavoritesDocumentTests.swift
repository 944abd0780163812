import Catalog
import Foundation
import Testing

@testable import Library

@Suite("Favorites file")
struct FavoritesDocumentTests {
    private let catalogs: [CatalogDescriptor] = [.movies, .films, .photos]

    private func reading(_ text: String) throws -> FavoritesReading {
        try FavoritesReading(Data(text.utf8), catalogs: catalogs)
    }

    private func entry(_ catalog: String = "movies", id: String = "\"7\"") -> String {
        "{\"catalog\":\"\(catalog)\",\"realm\":\"live\",\"id\":\(id),\"title\":\"Gee\"}"
    }

    private func file(_ entries: String...) -> String {
        let list = entries.joined(separator: ",")
        return "{\"format\":\"vitrine-favorites\",\"version\":1,\"favorites\":[\(list)]}"
    }

    @Test("favorites survive a round trip in order")
    func roundTrip() throws {
        let facets = Facets().setting(.rating, Rating(8.5, votes: 3)).setting(.genres, ["Drama"])
        let items = [
            Item(
                id: Item.ID(CatalogID("movies"), "7"),
                title: "„Ґ\n\"\\\u{1F600}",
                artwork: Artwork(path: "/7.jpg", aspectRatio: 0.667),
                facets: facets
            ),
            Item(
                id: Item.ID(CatalogID("movies"), "3"),
                title: "Cee",
                artwork: nil,
                facets: Facets()
            ),
        ]
        let favorites = [
            ExportedMark(items[0], realm: .live), ExportedMark(items[1], realm: .demo),
        ]
        let reading = try reading(FavoritesDocument.text(of: favorites))
        #expect(reading.favorites == favorites)
        #expect(reading.faults.isEmpty)
        #expect(try self.reading(FavoritesDocument.text(of: [])).favorites.isEmpty)
    }

    @Test("every kind of facet survives a round trip")
    func kinds() throws {
        let web = try #require(URL(string: "https://example.org/a?b=c%20d"))
        let values: [FacetValue] = [
            .text("„Ґ\n\"\\\u{1F600}"), .names([]), .names(["a", "b"]), .number(-0.125),
            .rating(Rating(7)), .rating(Rating(0.1, votes: 0)), .day(Day(year: 1999)),
            .day(Day(year: 1999, month: 12)), .person(Person(key: "4", name: "Ann")),
            .trailer(Trailer(site: "Vimeo", url: web)), .link(web),
        ]
        for value in values {
            let data = Data(FacetDocument.json(value).text.utf8)
            #expect(try JSONDecoder().decode(FacetDocument.self, from: data).value == value)
        }
    }

    @Test("reports each invalid entry with its position and reads the rest")
    func faults() throws {
        let text = file(
            entry(),
            entry(id: "7"),
            entry("films"),
            entry("photos"),
            entry("shelves"),
            "{}",
            entry()
        )
        let reading = try reading(text)
        #expect(reading.favorites.map(\.item.id.key) == ["7", "7"])
        let expected: [(Int, String, FavoritesReading.Fault.Reason)] = [
            (2, "favorites[1].id", .malformed), (3, "favorites[2].catalog", .noFavorites),
            (4, "favorites[3].catalog", .noFavorites),
            (5, "favorites[4].catalog", .unknownCatalog), (6, "favorites[5].catalog", .missing),
        ]
        #expect(
            reading.faults
                == expected.map { FavoritesReading.Fault(entry: $0, path: $1, reason: $2) }
        )
    }

    @Test("rejects files that are foreign, damaged or from a newer version")
    func refused() {
        let newer = file(entry()).replacing("\"version\":1", with: "\"version\":2")
        #expect(throws: FavoritesFileError.newer(version: 2)) { try reading(newer) }
        for text in ["", "[]", "{", String(file(entry()).dropLast()), "{\"format\":\"other\"}"] {
            #expect(throws: FavoritesFileError.damaged) { try reading(text) }
        }
    }
}
