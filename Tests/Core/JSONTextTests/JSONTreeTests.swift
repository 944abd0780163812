import Foundation
import JSONText
import Testing

@Suite("Writing JSON")
struct JSONTreeTests {
    private let tree = JSONTree.members([
        "name": "A/\"b\"\n\u{202E}", "count": 2, "ratio": .number(2.5), "none": nil,
        "list": .array([.bool(true), .null, .number(.nan)]), "empty": .array([]),
        "inner": .members(["a": .members([:]), "b": .number(3)]),
    ])

    @Test("for programs, each value is on its line")
    func text() {
        #expect(
            tree.text == """
                {
                  "name": "A/\\"b\\"\\n\\u202e",
                  "count": 2,
                  "ratio": 2.5,
                  "list": [
                    true,
                    null,
                    null
                  ],
                  "empty": [],
                  "inner": {
                    "a": {},
                    "b": 3
                  }
                }

                """
        )
    }

    @Test("for people, what is short and simple is on one line")
    func folded() {
        #expect(
            tree.folded == """
                {
                  "name": "A/\\"b\\"\\n\\u202e",
                  "count": 2,
                  "ratio": 2.5,
                  "list": [true, null, null],
                  "empty": [],
                  "inner": {
                    "a": {},
                    "b": 3
                  }
                }
                """
        )
        let long = JSONTree.array((0..<40).map { .integer(100 + $0) })
        #expect(long.folded == long.text.dropLast())
        #expect(JSONTree.array([.members(["a": 1])]).folded == "[\n  { \"a\": 1 }\n]")
    }

    @Test("a long array is written in parts")
    func parts() throws {
        let elements = (0..<10_000).map { JSONTree.members(["number": .integer($0)]) }
        for elements in [elements, []] {
            var parts: [String] = []
            JSONTree.write([JSONTree.Member("page", 1)], array: "items", of: elements) {
                parts.append($0)
            }
            #expect(
                parts.joined() == JSONTree.members(["page": 1, "items": .array(elements)]).text
            )
            #expect(parts.allSatisfy { $0.utf8.count < 100_000 })
        }
    }

    @Test("what is written is read again")
    func readAgain() throws {
        let json = try JSON(parsing: Data(tree.text.utf8))
        #expect(json["name"]?.string == "A/\"b\"\n\u{202E}")
        #expect(json["inner"]?["b"]?.integer == 3)
        let invisible = "\u{200B}\u{AD}\u{FEFF}\u{85}\u{2028}"
        let text = JSONTree.string(invisible).folded
        #expect(text == "\"\u{200B}\u{AD}\u{FEFF}\\u0085\\u2028\"")
        #expect(try JSON(parsing: Data(text.utf8)).string == invisible)
    }

    @Test(
        "writes numbers as briefly as possible",
        arguments: [
            (8.0, "8"), (-0.0, "0"), (8.5, "8.5"), (92.25, "92.25"), (0.1, "0.1"),
            (1e300, "1e+300"), (.infinity, "null"), (.nan, "null"),
        ]
    )
    func numbers(number: Double, text: String) {
        #expect(JSONTree.number(number).text == text + "\n")
    }

    @Test("escapes characters that control a terminal or end a line")
    func controls() throws {
        let values =
            Array(0..<0x20) + Array(0x7F..<0xA0) + Array(0x202A...0x202E)
            + Array(0x2066...0x2069) + [0x200E, 0x200F, 0x061C, 0x2028, 0x2029]
        let scalars = values.compactMap { Unicode.Scalar($0 as Int) }
        #expect(scalars.count == values.count)
        let text = String(String.UnicodeScalarView(scalars))
        let json = JSONTree.object([JSONTree.Member(text, .string(text))]).text
        let left = json.unicodeScalars.filter { $0 != "\n" && scalars.contains($0) }
        #expect(left.isEmpty)
        #expect(try parsed(json)[text]?.string == text)
        #expect(JSONTree.string("\u{9B}\u{202E}").text == "\"\\u009b\\u202e\"\n")
    }

    @Test("text survives a round trip, with slashes and letters unescaped")
    func strings() throws {
        let text = "a/b \"c\" \\ \n\r\t \u{0}\u{1B}\u{7F} ї 日本 👩‍👩‍👧 </b>&amp;"
        let json = JSONTree.string(text).text
        #expect(json.hasPrefix(#""a/b \"c\" \\ \n\r\t \u0000\u001b"#))
        #expect(json.contains("ї 日本 👩‍👩‍👧 </b>&amp;"))
        #expect(try parsed(json).string == text)
    }
}
