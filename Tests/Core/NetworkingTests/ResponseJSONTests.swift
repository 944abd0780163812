import Foundation

import Testing

@testable import JSONText
@testable import Networking

@Suite("Responses with JSON")
struct ResponseJSONTests {
    private func json(_ body: Data, type: String? = nil) async throws -> JSON {
        var headers: HTTPHeaders = [:]
        headers["Content-Type"] = type
        return try await HTTPResponse(status: 200, headers: headers, body: body).json()
    }

    @Test("a bad value costs only itself, also in a great body, which has a thread of its own")
    func lenient() async throws {
        for count in [1, 300_000] {
            let body = "[NaN" + String(repeating: ",007", count: count) + "]"
            let json = try await json(Data(body.utf8))
            #expect(json[0]?.isNull == true && json[count]?.string == "007")
            #expect(json.replacements == count + 1)
        }
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
    func characterSets(_ type: String, _ title: String, _ encoding: String.Encoding) async throws {
        let body = try #require(#"{"a": "\#(title)"}"#.data(using: encoding))
        #expect(try await json(body, type: type)["a"]?.string == title)
    }

    @Test("other mistakes are reported with their place")
    func mistakes() async {
        await #expect(throws: JSONError(expected: .colon, line: 2, column: 5)) {
            try await json(Data("{\n\"a\" 1}".utf8))
        }
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
