import Foundation
import Testing

@testable import Providers

@Suite("Numbers as services write them")
struct LenientNumberTests {
    private func read(_ json: String) throws -> LenientNumber {
        try JSONDecoder().decode(LenientNumber.self, from: Data(json.utf8))
    }

    @Test(
        "a number may be a text, and one that is missing is none",
        arguments: [
            ("7.5", 7.5), (#""7.5""#, 7.5), (#""-3""#, -3), ("null", nil), (#""""#, nil),
        ] as [(String, Double?)]
    )
    func reading(json: String, number: Double?) throws {
        #expect(try read(json).value == number)
    }

    @Test(
        "what is no finite number is none",
        arguments: [#""inf""#, #""-infinity""#, #""nan""#, #""1e999""#, #""seven""#, "[]", "true"]
    )
    func refusing(json: String) {
        #expect(throws: DecodingError.self) { try read(json) }
    }
}
