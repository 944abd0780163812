import Catalog
import Foundation
import Testing

@testable import Providers

@Suite("Disney API characters")
struct CharacterMappingTests {
    @Test("a complete row becomes an item, without empty names")
    func whole() throws {
        #expect(try Characters.item(Characters.mouse) == Characters.mouseItem)
    }

    @Test("a number and a name are enough; missing films count as none")
    func least() throws {
        #expect(
            try Characters.item(#"{"_id":"7","name":" Arabella "}"#)
                == Item(
                    id: Item.ID(Characters.id, "7"),
                    title: "Arabella",
                    artwork: nil,
                    facets: Facets().setting(.films, []).setting(.shortFilms, [])
                        .setting(.popularity, 0)
                )
        )
    }

    @Test(
        "skips a row without a valid number or name",
        arguments: [
            #"{"name":"A"}"#, #"{"_id":0,"name":"A"}"#, #"{"_id":-1,"name":"A"}"#,
            #"{"_id":1.5,"name":"A"}"#, #"{"_id":"x","name":"A"}"#, #"{"_id":1}"#,
            #"{"_id":1,"name":" "}"#, #"{"_id":1,"name":null}"#, #"{"_id":1,"name":{}}"#, "[]", "7",
        ]
    )
    func unreadable(json: String) throws {
        #expect(try Characters.item(json) == nil)
    }

    @Test(
        "reads as much as possible from lists of names",
        arguments: [
            ("null", []), ("[]", []), ("{}", []), ("7", []), (#""Fantasia""#, ["Fantasia"]),
            (#""""#, []),
            (#"["A",null,7," B ","",{}]"#, ["A", "B"]), (#"["e\u0301"]"#, ["\u{e9}"]),
        ] as [(String, [String])]
    )
    func lists(json: String, expected: [String]) throws {
        let item = try #require(try Characters.item(#"{"_id":1,"name":"A","shortFilms":\#(json)}"#))
        #expect(item.facets[.shortFilms] == expected)
        #expect(item.facets[.popularity] == Double(expected.count))
    }

    @Test("normalizes names to NFC, compared by scalars because Swift's equality ignores the form")
    func composed() throws {
        let item = try #require(
            try Characters.item(#"{"_id":1,"name":"e\u0301","films":["e\u0301"]}"#)
        )
        #expect(Array(item.title.unicodeScalars) == ["\u{e9}"])
        #expect(item.facets[.films]?.map { Array($0.unicodeScalars) } == [["\u{e9}"]])
    }

    @Test("a film listed twice counts twice")
    func twice() throws {
        let item = try #require(try Characters.item(#"{"_id":1,"name":"A","films":["X","X"]}"#))
        #expect(item.facets[.popularity] == 2)
    }

    @Test(
        "ignores an image or source without a web address",
        arguments: ["null", #""""#, #""N/A""#, #""ftp://a.example/x.png""#, #""/x.png""#]
    )
    func addresses(json: String) throws {
        let item = try #require(
            try Characters.item(
                #"{"_id":1,"name":"A","imageUrl":\#(json),"sourceUrl":\#(json)}"#
            )
        )
        #expect(item.artwork == nil)
        #expect(item.facets[.source] == nil)
    }
}
