import Foundation
import Testing

@testable import Networking

@Suite("JSON that nearly is")
struct JSONRepairTests {
    private func text(_ body: Data, type: String? = nil) throws -> [String: String] {
        var headers: HTTPHeaders = [:]
        headers["Content-Type"] = type
        return try HTTPResponse(status: 200, headers: headers, body: body).parsed { data in
            let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
            return (object ?? [:]).mapValues { "\($0)" }
        }
    }

    @Test(
        "a bad value costs only itself",
        arguments: [
            (#"{"a": "x\ud83d", "b": "ok"}"#, "x\u{FFFD}"),
            (#"{"a": "\udc00y", "b": "ok"}"#, "\u{FFFD}y"),
            (#"{"a": "\ud83d\ud83d\ude00", "b": "ok"}"#, "\u{FFFD}😀"),
            (#"{"a": "\ud83d\n", "b": "ok"}"#, "\u{FFFD}\n"),
            (#"{"a": NaN, "b": "ok"}"#, "<null>"), (#"{"a": -Infinity, "b": "ok"}"#, "<null>"),
            (#"{"a": 1e999, "b": "ok"}"#, "<null>"), (#"{"a": 007, "b": "ok"}"#, "007"),
            ("{\"a\": \"x\ty\u{1}\", \"b\": \"ok\"}", "x\ty\u{1}"),
            (#"{"a": "NaN \" 1e999 \\", "b": "ok", "c": NaN}"#, #"NaN " 1e999 \"#),
            ("{\"a\": \"x\", \"b\": \"ok\"}\0\0", "x"),
        ]
    )
    func repaired(_ body: String, _ value: String) throws {
        let found = try text(Data(body.utf8))
        #expect(found["a"] == value)
        #expect(found["b"] == "ok")
    }

    @Test("bytes that aren't UTF-8 are replaced")
    func bytes() throws {
        let body = Data(#"{"a": "Titl"#.utf8) + [0xE9] + Data(#"", "b": "ok"}"#.utf8)
        #expect(try text(body) == ["a": "Titl\u{FFFD}", "b": "ok"])
    }

    @Test(
        "the declared character set is used",
        arguments: [
            ("application/json; charset=windows-1251", "Книжка", String.Encoding.windowsCP1251),
            ("application/json;charset=\"ISO-8859-1\"", "Été", .isoLatin1),
            ("application/json; charset=utf-8", "Été", .utf8),
            ("text/plain; charset=unknown-1", "Été", .utf8), ("text/plain", "Été", .utf16),
        ]
    )
    func characterSets(_ type: String, _ title: String, _ encoding: String.Encoding) throws {
        let body = try #require(#"{"a": "\#(title)"}"#.data(using: encoding))
        #expect(try text(body, type: type) == ["a": title])
    }

    @Test(
        "other mistakes remain",
        arguments: ["{\"a\": ", "{\"a\" 1}", "[1, 2", "{\"a\": undefined}", "\"", "\"\\", "<p>"]
    )
    func mistakes(_ body: String) {
        #expect(throws: (any Error).self) { try text(Data(body.utf8)) }
    }

    @Test("a decoder sees the repaired body")
    func decoder() async throws {
        let client = HandlerHTTPClient { _ in
            HTTPResponse(status: 200, body: Data("[1, NaN, 3]".utf8))
        }
        let base = try #require(URL(string: "https://a.example"))
        #expect(try await client.send(Endpoint<[Int?]>(""), to: base) == [1, nil, 3])
    }

    @Test(
        "a web page is told from other text",
        arguments: [
            ("text/html; charset=utf-8", "{}", false), ("text/html", "\n<p>Sign in", true),
            ("text/html", "\u{FFFD}PNG", false), (nil, " \n<!DOCTYPE HTML><p>", true),
            (nil, "<html><body>", true), (nil, "<?xml version='1.0'?><rss>", false),
            ("application/json", "{\"a\": \"<html>\"}", false), (nil, "", false),
        ] as [(String?, String, Bool)]
    )
    func webPages(_ type: String?, _ body: String, _ isPage: Bool) {
        var headers: HTTPHeaders = [:]
        headers["Content-Type"] = type
        let response = HTTPResponse(status: 200, headers: headers, body: Data(body.utf8))
        #expect(response.isWebPage == isPage)
    }
}
