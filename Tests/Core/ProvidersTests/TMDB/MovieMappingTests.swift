import Catalog
import Foundation
import JSONText
import Testing

@testable import Providers

@Suite("TMDB rows")
struct MovieMappingTests {
    @Test("a complete row becomes an item, with its known genres in the row's order")
    func whole() throws {
        let json = Movies.knight.replacingOccurrences(of: "[18,28,80]", with: "[28,4711,18]")
        let expected = Item(
            id: Movies.knightItem.id,
            title: Movies.knightItem.title,
            artwork: Movies.knightItem.artwork,
            facets: Movies.knightItem.facets.setting(.genres, ["Action", "Drama"])
        )
        #expect(try Movies.item(json) == expected)
    }

    @Test("a number and a title are enough")
    func least() throws {
        let expected = Item(
            id: Item.ID(Movies.id, "7"),
            title: "Seven",
            artwork: nil,
            facets: Facets()
        )
        #expect(try Movies.item(#"{"id":7,"title":"Seven"}"#) == expected)
        let empty = """
            {"id":7,"title":"Seven","original_title":"","overview":"","poster_path":null,
             "release_date":"","popularity":null,"vote_average":"","vote_count":null,
             "genre_ids":null}
            """
        #expect(try Movies.item(empty) == expected)
    }

    @Test("reads numbers from strings")
    func strings() throws {
        let json = """
            {"id":"7","title":"Seven","popularity":"93.5","vote_average":"8.25",
             "vote_count":"12","genre_ids":["18",28]}
            """
        let item = try #require(try Movies.item(json))
        #expect(item.id.key == "7")
        #expect(
            item.facets
                == Facets().setting(.popularity, 93.5).setting(.rating, Rating(8.25, votes: 12))
                .setting(.genres, ["Drama", "Action"])
        )
    }

    @Test("a title of only invisible characters is missing, and NUL is removed")
    func invisibleTitle() throws {
        let json = #"{"id":7,"title":"\u200B\u2060","original_title":"S\u0000even"}"#
        #expect(try Movies.item(json)?.title == "Seven")
        #expect(try Movies.item(#"{"id":7,"title":"\u0000","original_title":"\u3164"}"#) == nil)
    }

    @Test("the title falls back to the original one, trimmed and normalized to NFC")
    func title() throws {
        let json = #"{"id":7,"title":" ","original_title":"\n I\u0308жак \t"}"#
        let item = try #require(try Movies.item(json))
        #expect(Array(item.title.unicodeScalars) == Array("\u{CF}жак".unicodeScalars))
        #expect(item.facets[.originalTitle] == item.title)
    }

    @Test(
        "a rating needs votes",
        arguments: [
            (#""vote_average":0,"vote_count":0"#, nil),
            (#""vote_average":7.5,"vote_count":0"#, nil),
            (#""vote_average":0"#, nil),
            (#""vote_average":11,"vote_count":3"#, nil),
            (#""vote_count":3"#, nil),
            (#""vote_average":7.5"#, Rating(7.5)),
            (#""vote_average":7.5,"vote_count":3"#, Rating(7.5, votes: 3)),
        ] as [(String, Rating?)]
    )
    func rating(fields: String, rating: Rating?) throws {
        #expect(try Movies.item("{\"id\":7,\"title\":\"T\",\(fields)}")?.facets[.rating] == rating)
    }

    @Test(
        "a date has the precision of its text, and an invalid one is ignored",
        arguments: [
            ("2008-07-16", Day(year: 2008, month: 7, day: 16)),
            ("2008-07-16T00:00:00.000Z", Day(year: 2008, month: 7, day: 16)),
            ("2008", Day(year: 2008)), ("2008-02-30", nil), ("soon", nil),
        ] as [(String, Day?)]
    )
    func released(text: String, day: Day?) throws {
        let item = try Movies.item("{\"id\":7,\"title\":\"T\",\"release_date\":\"\(text)\"}")
        #expect(item?.facets[.released] == day)
    }

    @Test(
        "other types cost only the fact, and a number is text",
        arguments: [
            #""title":"T","vote_average":{}"#, #""title":"T","genre_ids":"x""#,
            #""title":"T","popularity":"much""#, #""title":"T","overview":[]"#,
            #""title":{},"original_title":"T""#,
        ]
    )
    func otherTypes(fields: String) throws {
        let item = try #require(try Movies.item("{\"id\":7,\(fields)}"))
        #expect(item.title == "T" && item.facets == Facets() || item.facets[.originalTitle] == "T")
        #expect(try Movies.item(#"{"id":7,"title":300}"#)?.title == "300")
    }

    @Test(
        "omits and counts rows without a number or title",
        arguments: [
            #"{"title":"T"}"#, #"{"id":null,"title":"T"}"#, #"{"id":0,"title":"T"}"#,
            #"{"id":-4,"title":"T"}"#, #"{"id":"x","title":"T"}"#, #"{"id":1.5,"title":"T"}"#,
            #"{"id":7}"#, #"{"id":7,"title":"","original_title":null}"#, "null", "5", #""row""#,
            "[]",
        ]
    )
    func badRow(row: String) throws {
        let json = try JSON(parsing: Data(Movies.page([row, Movies.knight, row]).utf8))
        let page = try Page(1, of: json) { Movies.mapping.item($0) }
        #expect(page.elements.map(\.id.key) == ["155"])
        #expect(page.skipped == 2)
    }
}
