import Catalog
import Foundation
import Testing

@testable import Providers

@Suite("Posts of the feed")
struct PostMappingTests {
    @Test(
        "keeps string keys as they are spelled",
        arguments: ["17", "0017", "a-7_b.c"]
    )
    func strings(key: String) async throws {
        let page = try await Feed.page(
            #"[{"ID":"\#(key)","ImageID":" \#(key)9","Title":"T","UserID":"\#(key)1","UserName":"U"}]"#
        )
        let user = Person(key: key + "1", name: "U")
        #expect(page.elements == [Feed.item(key, "T", photo: key + "9", user)])
    }

    @Test("a number too large for a double keeps every digit")
    func greatNumbers() async throws {
        let page = try await Feed.page(#"[{"ID":9007199254740993,"ImageID":9223372036854775807}]"#)
        #expect(page.elements.map(\.id.key) == ["9007199254740993"])
        #expect(page.elements.map(\.artwork?.path) == ["9223372036854775807"])
    }

    @Test("two posts can share a photo")
    func shared() async throws {
        let page = try await Feed.page(
            #"[{"ID":1,"ImageID":5,"Title":"a"},{"ID":2,"ImageID":5,"Title":"b"}]"#
        )
        #expect(page.elements.map(\.id.key) == ["1", "2"])
        #expect(Set(page.elements.map(\.artwork)) == [Artwork(path: "5")])
    }

    @Test("an empty feed is an empty page")
    func empty() async throws {
        #expect(try await Feed.page("[]") == Page(number: 1, totalPages: 1, elements: []))
        #expect(try await Feed.page(" [ ] \n").elements.isEmpty)
    }

    @Test(
        "a post without a title is titled by its key",
        arguments: [#""""#, #"" \n\t""#, "null"]
    )
    func noTitle(title: String) async throws {
        let page = try await Feed.page(#"[{"ID":8,"ImageID":3,"Title":\#(title)}]"#)
        #expect(page.elements == [Feed.item("8", "#8", photo: "3", nil)])
    }

    @Test("a key is enough: it names the photo, and the post has no user")
    func least() async throws {
        let page = try await Feed.page(#"[{"ID":8},{"ID":9,"ImageID":null,"UserName":""}]"#)
        #expect(
            page.elements == [
                Feed.item("8", "#8", photo: "8", nil), Feed.item("9", "#9", photo: "9", nil),
            ]
        )
    }

    @Test("names a user without a name by the key, and keys one without a key by the name")
    func halfUsers() async throws {
        let page = try await Feed.page(
            #"[{"ID":1,"UserID":5},{"ID":2,"UserName":" Ada "},{"ID":3,"UserID":5,"UserName":""}]"#
        )
        #expect(
            page.elements.map { $0.facets[.user] } == [
                Person(key: "5", name: "#5"), Person(key: "Ada", name: "Ada"),
                Person(key: "5", name: "#5"),
            ]
        )
    }

    @Test("a very long title is not truncated, but trimmed and normalized to NFC")
    func titles() async throws {
        let long = String(repeating: "long ", count: 20_000) + "I\u{308}"
        let page = try await Feed.page(
            #"[{"ID":1,"Title":" \#(long)\n "}]"#.replacing("\n", with: "")
        )
        let title = try #require(page.elements.first?.title)
        #expect(title.unicodeScalars.count == 100_001)
        #expect(title.unicodeScalars.last == "\u{CF}")
    }

    @Test("ignores unknown keys and keys in another case")
    func unknownKeys() async throws {
        let page = try await Feed.page(
            #"[{"ID":1,"Title":"T","id":2,"title":{},"Likes":[1],"Place":null}]"#
        )
        #expect(page.elements == [Feed.item("1", "T", photo: "1", nil)])
    }

    @Test("a title or name of another type costs only itself, and a number is text")
    func otherTypes() async throws {
        let page = try await Feed.page(
            #"[{"ID":1,"Title":7,"UserName":{}},{"ID":2,"Title":[],"UserName":7}]"#
        )
        #expect(page.elements.map(\.title) == ["7", "#2"])
        #expect(page.elements.map { $0.facets[.user]?.name } == [nil, "7"])
    }

    @Test(
        "omits and counts malformed rows",
        arguments: [
            #"{"Title":"T"}"#, #"{"ID":null}"#, #"{"ID":1.5}"#, #"{"ID":true}"#, #"{"ID":{}}"#,
            #"{"ID":""}"#, #"{"ID":"a/b"}"#, #"{"ID":".."}"#, #"{"ID":"ключ"}"#,
            #"{"ID":1,"ImageID":"../x"}"#, #"{"ID":1,"ImageID":[]}"#,
            #"{"ID":1,"UserID":{}}"#, "null", "5", #""row""#, "[]",
        ]
    )
    func malformed(row: String) async throws {
        let page = try await Feed.page("[\(row),\(Feed.row),\(row)]")
        #expect(page.elements == [Feed.item])
        #expect(page.skipped == 2)
    }
}
