import Catalog
import Foundation
import JSONText
import Providers
import Testing

@testable import Manifests

@Suite("Places in a response")
struct PlaceTests: BookSuite {
    private func node(_ text: String) throws -> JSON {
        try JSON(parsing: Data(text.utf8))
    }

    private func place(_ text: String) throws -> Place {
        let issues = ManifestIssues()
        let value = ManifestValue(node: try node(text), pointer: "", issues: issues)
        let place = value.place()
        #expect(issues.all == [])
        return try #require(place)
    }

    @Test(
        "an object says how the values at a place are read",
        arguments: [
            (#"{"all": ["/a", "/none", "/b"], "join": " "}"#, ["Ada Byron"]),
            (#"{"all": ["/b", "/a"]}"#, ["Byron", "Ada"]),
            (#"{"at": ["/none", "/a"]}"#, ["Ada"]),
            (#"{"at": "/films/*/name", "where": {"type": "Trailer"}}"#, ["T1", "T2"]),
            (#"{"at": "/films/*/name", "where": {"type": ["Clip", "Teaser"]}}"#, ["C"]),
            (#"{"at": "/films/*/name", "where": {"type": "Trailer", "official": true}}"#, ["T2"]),
            (#"{"at": "/films/*/name", "where": {"official": null}}"#, ["T1"]),
            (#"{"at": "/films/*/name", "where": {"size": 720}}"#, ["C"]),
            (#"{"at": "/films/*/name", "where": {"type": "None"}}"#, []),
            (#"{"at": "/url", "between": ["/pokemon/", "/"]}"#, ["25"]),
            (#"{"at": "/url", "between": ["", "/api"]}"#, ["https://p.example"]),
            (#"{"at": "/url", "between": ["/25", ""]}"#, ["/"]),
            (#"{"at": "/url", "between": ["/nothing/", "/"]}"#, []),
            (#"{"at": "/a", "between": ["A", "/"]}"#, ["da"]),
            (#"{"at": "/art", "replace": {"100x100": "600x600", "bb": ""}}"#, ["600x600.jpg"]),
            (#"{"at": "/art", "replace": {"100": "1", "100x": "2"}}"#, ["21bb.jpg"]),
            (
                #"{"at": "/flag", "words": {"true": "In print", "false": "Out of print"}}"#,
                ["In print"]
            ),
            (#"{"at": "/code", "words": {"3": "Three"}}"#, ["Three"]),
            (#"{"at": "/none2", "words": {"null": "Unknown"}}"#, ["Unknown"]),
            (#"{"at": "/tags", "split": ", "}"#, ["a", "b & c"]),
            (#"{"at": "/none2", "split": ","}"#, [nil]), (#"{"at": "/flag", "split": ","}"#, [nil]),
            (#"{"at": "/films/*/name", "where": {"note": ""}}"#, ["T1"]),
            (#"{"at": "/tags", "split": ", ", "words": {"a": "no"}}"#, ["a", "b & c"]),
            (#"{"at": "/list", "replace": {"x": ""}}"#, ["1", "2"]),
            (#"{"at": "/list", "join": " + "}"#, ["x1 + x2"]),
            (#"{"at": "/code", "factor": 0.5}"#, ["1.5"]),
            (#"{"at": "/price", "between": ["$", " "], "factor": 100}"#, ["1250"]),
            (#"{"at": "/a", "factor": 2}"#, ["Ada"]),
            (#""/by/*/#""#, ["2", "10", "b"]),
            (#""/by/*/n""#, ["two", "ten", "bee"]),
            (#"{"at": "/by/*/n", "where": {"n": "ten"}}"#, ["ten"]),
            (#""/films/*/#""#, []),
            (#""/#""#, []),
        ] as [(String, [String?])]
    )
    func reads(_ text: String, _ values: [String?]) throws {
        let response = try node(
            """
            {"a": "Ada", "b": "Byron", "url": "https://p.example/api/pokemon/25/",
             "art": "100x100bb.jpg", "flag": true, "code": 3, "none2": null, "tags": "a, b & c",
             "list": ["x1", "x2"], "price": "$12.50 each",
             "by": {"10": {"n": "ten"}, "b": {"n": "bee"}, "2": {"n": "two"}},
             "films": [{"type": "Trailer", "name": "T1", "note": ""}, {"type": "Clip", "name": "C", "size": 720, "official": false},
                       {"type": "Trailer", "name": "T2", "official": true}]}
            """
        )
        let found = try place(text).firstGroup(in: response) { values, _ in values.map(\.text) }
        #expect((found ?? []) == values)
    }

    @Test("rows can be members of an object, and have its names")
    func members() async throws {
        let service = RecordingService(
            #"{"books": {"b2": {"title": "Two"}, "b10": {"title": "Ten"}, "x": 7}}"#
        )
        let text = Manifests.smallest("\"items\": \"/books\"", "\"items\": \"/books/*\"")
            .replacing("\"id\": \"/id\"", with: "\"id\": \"/#\"")
        let page = try await service.provider(try Manifests.manifest(text)).page(1, of: query())
        #expect(page.elements.map(\.id.key) == ["b10", "b2"])
        #expect(page.elements.map(\.title) == ["Ten", "Two"])
        #expect(page.skipped == 1)
    }

    @Test("rows can be some of an array, and those of several arrays")
    func someRows() async throws {
        let service = RecordingService(
            #"""
            {"old": [{"id": 1, "title": "A", "type": "book"}, {"id": 2, "title": "B", "type": "map"}],
             "new": [{"id": 3, "title": "C", "type": "book"}]}
            """#
        )
        let items = #""items": {"all": ["/old/*", "/new/*"], "where": {"type": "book"}}"#
        let text = Manifests.smallest("\"items\": \"/books\"", items)
        let page = try await service.provider(try Manifests.manifest(text)).page(1, of: query())
        #expect(page.elements.map(\.title) == ["A", "C"])
    }

    @Test("names are collected from several places, and a title is joined")
    func facts() async throws {
        let service = RecordingService(
            #"{"books": [{"id": 1, "first": "Ada", "last": "Byron", "i1": "Salt", "i2": "", "i3": "Oil", "g": "a,b"}]}"#
        )
        let text = Manifests.smallest("\"/title\"", #"{"all": ["/first", "/last"], "join": " "}"#)
            .replacing(
                "\"facets\": [",
                with: #""facets": ["#
                    + #"{"key": "parts", "kind": "names", "name": "P", "at": {"all": ["/i1", "/i2", "/i3"]}},"#
                    + #"{"key": "tags", "kind": "names", "name": "T", "at": {"at": "/g", "split": ","}},"#
            )
        let page = try await service.provider(try Manifests.manifest(text)).page(1, of: query())
        let item = try #require(page.elements.first)
        #expect(item.title == "Ada Byron")
        #expect(item.facets[key: "books.parts"] == .names(["Salt", "Oil"]))
        #expect(item.facets[key: "books.tags"] == .names(["a", "b"]))
    }

    @Test(
        "mistakes are named",
        arguments: [
            (#"{"where": {}}"#, "/item/title/at", ManifestIssue.Problem.missing),
            (#"{"at": "/a", "all": ["/b"]}"#, "/item/title/all", .overruled(by: "at")),
            (#"{"at": "/a", "where": {"b": "c"}}"#, "/item/title/where", .lacks(["*"])),
            (#"{"at": "/a/*", "where": {"b": {}}}"#, "/item/title/where/b", .type(.string)),
            (#"{"at": "/a", "between": ["x"]}"#, "/item/title/between", .empty),
            (#"{"at": "/a", "replace": {"": "x"}}"#, "/item/title/replace/", .form(.plainText)),
            (#"{"at": "/a", "factor": 0}"#, "/item/title/factor", .range(1e-9...1e9)),
            (#"{"at": "/a", "match": "x"}"#, "/item/title/match", .unknownMember),
        ]
    )
    func mistakes(_ place: String, _ pointer: String, _ problem: ManifestIssue.Problem) {
        let issues = Manifests.issues(
            Manifests.smallest("\"title\": \"/title\"", "\"title\": \(place)")
        )
        #expect(issues.contains(ManifestIssue(at: pointer, problem)))
    }

    @Test("an id's prefix of development versions is read with a warning")
    func prefix() async throws {
        let text = Manifests.smallest("\"/id\"", #"{"at": "/id", "prefix": "/works/"}"#)
        let manifest = try Manifests.manifest(text)
        #expect(
            manifest.warnings == [ManifestIssue(at: "/item/id/prefix", .renamed(to: "replace"))]
        )
        let service = RecordingService(#"{"books": [{"id": "/works/W1", "title": "A"}]}"#)
        let page = try await service.provider(manifest).page(1, of: query())
        #expect(page.elements.map(\.id.key) == ["W1"])
    }

    @Test("a long text with a hostile file takes time in its length")
    func linear() throws {
        let text = String(repeating: "ab", count: 50_000)
        let response = try node("{\"a\": \"\(text)\"}")
        let mark = String(repeating: "ab", count: 49) + "c"
        let marks = try place(#"{"at": "/a", "between": ["\#(mark)", ""]}"#)
        #expect(marks.first(in: response, \.text) == nil)
        let replaced = try place(#"{"at": "/a", "replace": {"\#(mark)": "", "b": "c"}}"#)
        #expect(replaced.first(in: response, \.text)?.utf8.count == text.utf8.count)
    }
}
