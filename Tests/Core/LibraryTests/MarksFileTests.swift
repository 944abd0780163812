import Catalog
import Foundation
import JSONText
import Testing

@testable import Library

@Suite("Library file")
struct MarksFileTests {
    private func reading(
        _ text: String,
        _ catalogs: [CatalogDescriptor] = [.marked, .films, .photos]
    ) throws -> MarksFileReading {
        try MarksFileReading(
            MarksImport.File(name: "marks.json", data: Data(text.utf8)),
            catalogs: catalogs
        )
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
        let kept = try reading(MarksFile.text(of: favorites))
        #expect(kept.marks == favorites && kept.faults.isEmpty)
        #expect(try reading(MarksFile.text(of: [])).marks.isEmpty)
    }

    @Test("all kinds of marks survive a round trip, and an item is written once")
    func marks() throws {
        let item = Item.movie(7)
        let rating = try #require(OwnRating(halfStars: 9))
        let day = Day(year: 2_024, month: 2, day: 29)
        let all: [Mark] = [
            .favorite, .toWatch, .watched(on: nil), .watched(on: day), .rating(rating),
            .note("One\n„two“\u{202E}"),
        ]
        let marks = all.enumerated().map { index, mark in
            ExportedMark(item, mark, seconds: 1_795_822_446.125 + Double(index), realm: .live)
        }
        let other = ExportedMark(item, .toWatch, realm: .demo, origin: "https://a.example")
        let text = MarksFile.text(of: marks + [other])
        #expect(text.components(separatedBy: "\"title\"").count == 3)
        let reading = try reading(text)
        #expect(reading.faults.isEmpty)
        #expect(reading.marks == marks + [other])
    }

    @Test(
        "a mark that can't be is reported, and the others are read",
        arguments: [
            (#"{"kind":"seen"}"#, "kind"), (#"{"kind":"rating","value":"6"}"#, "value"),
            (#"{"kind":"rating"}"#, "value"), (#"{"kind":"watched","day":"2024-02-30"}"#, "day"),
            (#"{"kind":"watched","day":"9999-01-01"}"#, "day"),
            (#"{"kind":"favorite","day":"2024-02-01"}"#, "day"),
            (#"{"kind":"note","value":" \u0001\n"}"#, "value"),
            (#"{"kind":"favorite","changed":-1}"#, "changed"),
            (#"{"kind":"favorite","changed":1e300}"#, "changed"),
        ]
    )
    func badMarks(mark: String, member: String) throws {
        let entry = entry().dropLast() + #","marks":[\#(mark),{"kind":"to-watch"}]}"#
        let list = "\(entry),\(self.entry(id: "\"8\""))"
        let text = "{\"format\":\"vitrine-library\",\"version\":2,\"items\":[\(list)]}"
        let reading = try reading(text)
        #expect(reading.marks.map(\.item.id.key) == ["7", "8"])
        #expect(reading.marks.map(\.mark) == [.toWatch, .favorite])
        #expect(reading.faults.map(\.place) == ["items[0].marks[0].\(member)"])
        #expect(reading.faults.map(\.reason) == [.malformed])
    }

    @Test("a facet that can't be, NaN, and a number out of range cost only themselves")
    func badFacets() throws {
        let facets = #""facets":{"rating":{"rating":NaN},"runtime":{"number":90}}"#
        let image = #""image":{"path":"/7.jpg","ratio":1e999}"#
        let marks = #""marks":[{"kind":"favorite","changed":NaN}]"#
        let entry = entry().dropLast() + ",\(facets),\(image),\(marks)}"
        let text = #"{"format":"vitrine-library","version":2,"items":[\#(entry)]}"#
        let reading = try reading(text)
        #expect(reading.faults.map(\.place) == ["items[0].facets.rating.trailer"])
        let item = try #require(reading.marks.first?.item)
        #expect(item.facets.keys == ["runtime"] && item.artwork?.path == "/7.jpg")
        #expect(item.artwork?.aspectRatio == nil && reading.marks.first?.seconds == nil)
    }

    @Test("marks that the catalog doesn't store are reported; its other marks are read")
    func otherKinds() throws {
        let entry =
            entry("characters").dropLast() + #","marks":[{"kind":"favorite"},{"kind":"to-watch"}]}"#
        let text = "{\"format\":\"vitrine-library\",\"version\":2,\"items\":[\(entry)]}"
        let characters = CatalogDescriptor(
            id: CatalogID("characters"),
            title: .key("characters"),
            lists: [],
            facets: [],
            row: RowTemplate(lines: []),
            tap: .flip,
            favorites: .persistent,
            images: .persistent
        )
        let read = try reading(text, [characters])
        #expect(read.marks.map(\.mark) == [.favorite])
        #expect(read.faults.map(\.reason) == [.noMarks])
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
            let json = try JSON(parsing: Data(FacetDocument.json(value).text.utf8))
            #expect(try FacetDocument.read(FileValue(json: json, path: "")) == value)
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
        #expect(reading.marks.map(\.item.id.key) == ["7", "7"])
        let expected: [(Int, String, MarksImport.Fault.Reason)] = [
            (2, "favorites[1].id", .malformed), (3, "favorites[2].catalog", .noFavorites),
            (4, "favorites[3].catalog", .noFavorites),
            (5, "favorites[4].catalog", .unknownCatalog), (6, "favorites[5].catalog", .missing),
        ]
        #expect(
            reading.faults
                == expected.map {
                    MarksImport.Fault(file: "marks.json", entry: $0, place: $1, reason: $2)
                }
        )
    }

    @Test("rejects files that are foreign, damaged or from a newer version")
    func refused() {
        let newer = file(entry()).replacing("\"version\":1", with: "\"version\":2")
        #expect(throws: MarksFileError.newer(version: 2)) { try reading(newer) }
        let future = #"{"format":"vitrine-library","version":3,"items":[]}"#
        #expect(throws: MarksFileError.newer(version: 3)) { try reading(future) }
        for text in ["", "[]", "{", String(file(entry()).dropLast()), "{\"format\":\"other\"}"] {
            #expect(throws: MarksFileError.damaged) { try reading(text) }
        }
    }
}
