import Foundation
import TestSupport
import Testing

@testable import JSONText

@Suite("Limits of JSON")
struct JSONLimitTests {
    @Test("512 levels are read, and one more is refused with its place")
    func depth() throws {
        let text = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
        #expect(throws: Never.self) { try JSON(parsing: Data(text(JSON.deepest).utf8)) }
        #expect(throws: JSONError(expected: .depth, line: 1, column: JSON.deepest + 1)) {
            try JSON(parsing: Data(text(JSON.deepest + 1).utf8), isLenient: true)
        }
        #expect(throws: JSONError.self) {
            try JSON(parsing: Data(String(repeating: "{\"a\":", count: 100_000).utf8))
        }
    }

    @Test("every beginning of a document is refused or read, and nothing else happens")
    func beginnings() throws {
        for seed in 1...50 {
            var dice = Dice(seed: UInt64(seed))
            let text = Data(RandomJSON.text(&dice).utf8)
            _ = try JSON(parsing: text)
            for length in 0..<text.count {
                for isLenient in [false, true] {
                    do throws(JSONError) {
                        let json = try JSON(parsing: text.prefix(length), isLenient: isLenient)
                        // Only a number, or white space after the value, can be cut.
                        #expect(
                            json.digits != nil || text.dropFirst(length).allSatisfy { $0 < 0x21 }
                        )
                    } catch {
                        #expect(error.line >= 1 && error.column >= 1)
                    }
                }
            }
        }
    }

    @Test(
        "nodes take at most seven bytes for each byte of text",
        arguments: ["0,", "[],", "\"\":0,", "1,"]
    )
    func memory(_ part: String) throws {
        let isObject = part.contains(":")
        let inner = String(repeating: part, count: 20_000)
        let text = (isObject ? "{" : "[") + inner + (isObject ? "\"\":0}" : "0]")
        let tape = try JSON(parsing: Data(text.utf8)).tape
        #expect(tape.nodes.capacity * MemoryLayout<JSONTape.Node>.stride <= 7 * text.utf8.count)
    }

    @Test("an object with many members and a text of escapes are read")
    func great() throws {
        let members = (0..<100_000).map { "\"name\($0)\":\($0)" }.joined(separator: ",")
        let json = try JSON(parsing: Data("{\(members)}".utf8))
        #expect(json["name99999"]?.integer == 99_999)
        #expect(json.members?.count == 100_000)
        let escapes = "\"" + String(repeating: "\\u00e9\\n", count: 100_000) + "\""
        #expect(try JSON(parsing: Data(escapes.utf8)).string?.utf8.count == 300_000)
    }
}
