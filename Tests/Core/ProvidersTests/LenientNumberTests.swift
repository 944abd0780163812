import Foundation
import Testing

@testable import Providers

@Suite("Decoding numbers")
struct LenientNumberTests {
    private func read(_ json: String) throws -> LenientNumber {
        try JSONDecoder().decode(LenientNumber.self, from: Data(json.utf8))
    }

    @Test(
        "reads a number from a string, and a missing one as nil",
        arguments: [
            ("7.5", 7.5), (#""7.5""#, 7.5), (#""-3""#, -3), ("null", nil), (#""""#, nil),
        ] as [(String, Double?)]
    )
    func reading(json: String, number: Double?) throws {
        #expect(try read(json).value == number)
    }

    @Test(
        "rejects non-finite and non-numeric values",
        arguments: [#""inf""#, #""-infinity""#, #""nan""#, #""1e999""#, #""seven""#, "[]", "true"]
    )
    func refusing(json: String) {
        #expect(throws: DecodingError.self) { try read(json) }
    }
}
