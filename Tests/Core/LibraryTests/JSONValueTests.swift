import Foundation
import Testing

@testable import Library

@Suite("JSON text")
struct JSONValueTests {
    @Test("keeps the members' order, abbreviates empty values, and ends with a line break")
    func layout() {
        let value = JSONValue.object([
            JSONValue.Member("z", .array([.integer(1), .null, .bool(true), .bool(false)])),
            JSONValue.Member("a", .object([JSONValue.Member("b", .string("c"))])),
            JSONValue.Member("e", .array([])),
            JSONValue.Member("o", .object([])),
        ])
        #expect(
            value.text == """
                {
                  "z": [
                    1,
                    null,
                    true,
                    false
                  ],
                  "a": {
                    "b": "c"
                  },
                  "e": [],
                  "o": {}
                }

                """
        )
    }

    @Test(
        "writes numbers as briefly as possible",
        arguments: [
            (8.0, "8"), (-0.0, "0"), (8.5, "8.5"), (92.25, "92.25"), (0.1, "0.1"),
            (1e300, "1e+300"), (.infinity, "null"), (.nan, "null"),
        ]
    )
    func numbers(number: Double, text: String) {
        #expect(JSONValue.number(number).text == text + "\n")
    }

    @Test("escapes characters that control a terminal or end a line")
    func controls() throws {
        let values =
            Array(0..<0x20) + Array(0x7F..<0xA0) + Array(0x202A...0x202E)
            + Array(0x2066...0x2069) + [0x200E, 0x200F, 0x061C, 0x2028, 0x2029]
        let scalars = values.compactMap { Unicode.Scalar($0 as Int) }
        #expect(scalars.count == values.count)
        let text = String(String.UnicodeScalarView(scalars))
        let json = JSONValue.object([JSONValue.Member(text, .string(text))]).text
        let left = json.unicodeScalars.filter { $0 != "\n" && scalars.contains($0) }
        #expect(left.isEmpty)
        let read = try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
        #expect(read == [text: text])
        #expect(JSONValue.string("\u{9B}\u{202E}").text == "\"\\u009b\\u202e\"\n")
    }

    @Test("text survives a round trip, with slashes and letters unescaped")
    func strings() throws {
        let text = "a/b \"c\" \\ \n\r\t \u{0}\u{1B}\u{7F} ї 日本 👩‍👩‍👧 </b>&amp;"
        let json = JSONValue.string(text).text
        #expect(json.hasPrefix(#""a/b \"c\" \\ \n\r\t \u0000\u001b"#))
        #expect(json.contains("ї 日本 👩‍👩‍👧 </b>&amp;"))
        let read = try JSONSerialization.jsonObject(
            with: Data(json.utf8),
            options: .fragmentsAllowed
        )
        #expect(read as? String == text)
    }
}
