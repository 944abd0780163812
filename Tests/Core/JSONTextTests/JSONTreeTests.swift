import Foundation
import Testing

import JSONText

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
}
