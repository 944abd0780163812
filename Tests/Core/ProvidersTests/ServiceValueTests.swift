import Catalog
import Foundation
import JSONText
import Testing

@testable import Providers

@Suite("Values as services write them")
struct ServiceValueTests {
    private func read(_ json: String) throws -> JSON { try JSON(parsing: Data(json.utf8)) }

    @Test(
        "a number may be a string, and a missing one is nil",
        arguments: [
            ("7.5", 7.5), (#""7.5""#, 7.5), (#""-3""#, -3), ("null", nil), (#""""#, nil),
        ] as [(String, Double?)]
    )
    func reading(json: String, number: Double?) throws {
        #expect(try read(json).lenientNumber == number)
    }

    @Test(
        "what isn't a finite number is nil",
        arguments: [#""inf""#, #""-infinity""#, #""nan""#, #""1e999""#, #""seven""#, "[]", "true"]
    )
    func refusing(json: String) throws {
        #expect(try read(json).lenientNumber == nil)
        #expect(try read(json).lenientInteger == nil)
    }

    @Test(
        "a whole number is exact, and an identifier is greater than 0",
        arguments: [
            ("7", 7, 7), (#""7""#, 7, 7), ("7.0", 7, 7), ("1.5", nil, nil), ("0", 0, nil),
            ("-4", -4, nil), ("9007199254740993", 9_007_199_254_740_993, 9_007_199_254_740_993),
        ] as [(String, Int?, Int?)]
    )
    func integers(json: String, integer: Int?, identifier: Int?) throws {
        #expect(try read(json).lenientInteger == integer)
        #expect(try read(json).identifier == identifier)
    }

    @Test("rows that aren't in their member are reported with the members that are there")
    func rows() throws {
        #expect(try read(#"{"a":[1]}"#).rows(at: "a").count == 1)
        #expect(throws: CatalogError.badResponse(.missing(place: "/a", names: ["c", "b"]))) {
            try read(#"{"c":1,"b":2}"#).rows(at: "a")
        }
        #expect(throws: CatalogError.badResponse(.missing(place: "/a", names: []))) {
            try read("[]").rows(at: "a")
        }
    }
}
