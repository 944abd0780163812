import Catalog
import Foundation
import JSONText
import Providers
import Testing

@testable import Manifests

@Suite("Values as services write them")
struct WrittenValuesTests {
    private func node(_ json: String) throws -> JSON {
        try JSON(parsing: Data(json.utf8))
    }

    private func text(_ text: String) throws -> JSON {
        try node(String(decoding: JSONEncoder().encode(text), as: UTF8.self))
    }

    @Test(
        "reads numbers with units, signs of currencies, thousands and either decimal sign",
        arguments: [
            ("142 min", 142), ("0,250 l", 0.25), ("0,875", 0.875), ("1,234", 1_234),
            ("1,234,567", 1_234_567), ("7,5", 7.5), ("70%", 70),
            ("1 234", 1_234), ("1\u{202F}234\u{A0}567", 1_234_567), ("1’234.5", 1_234.5),
            ("$28,341,469", 28_341_469), ("€ 1.234,50", 1_234.5), ("1,234.5", 1_234.5),
            ("1.234.567", 1_234_567), ("1.234", 1.234), ("-3 °C", -3), ("−3,5", -3.5), ("+4", 4),
            ("1e3", 1_000), (" 42 ", 42), ("12 pages", 12), ("0,5 l", 0.5), ("12,34", 12.34),
        ] as [(String, Double)]
    )
    func numbers(text: String, number: Double) throws {
        #expect(try self.text(text).amount == number)
    }

    @Test(
        "text that isn't one number isn't read",
        arguments: [
            "N/A", "1 h 30 min", "7 of 10", "1.2M", "12K votes", "$1.5 billion", "5 млн", "2½",
            "1999 100", "8.1 234", "007.123.456", "3 thousand", "1,23,456", "1.2.3", "1,234.5.6",
            "12-15", "abc", "",
            "v1",
            "inf", "nan", "1 2", "12 34", "1,2,3", "10/2024", "٣",
            String(repeating: "1", count: 61) + " pages",
        ]
    )
    func noNumber(text: String) throws {
        #expect(try self.text(text).amount == nil)
    }

    @Test(
        "reads lengths of time in minutes",
        arguments: [
            (#""142 min""#, 142), (#""1 h 30 min""#, 90), (#""1h30m""#, 90), (#""2 hours""#, 120),
            (#""PT1H30M""#, 90), (#""PT45M""#, 45), ("142", 142), (#""142""#, 142),
            (#""1 hr. 5 mins.""#, 65), (#""1.5 hours""#, 90), (#""1,5h""#, 90),
            (#""PT1H30M0S""#, 90), (#""90 хв""#, 90), (#""2 heures""#, nil),
            (#""90 seconds""#, nil),
            (#""3 seasons""#, nil), (#""2 Std.""#, nil), (#""""#, nil), (#""N/A""#, nil),
        ] as [(String, Double?)]
    )
    func minutes(json: String, minutes: Double?) throws {
        #expect(try node(json).minutes == minutes)
    }

    @Test(
        "reads shares of a whole in tenths",
        arguments: [
            ("7.2/10", 7.2), ("70%", 7), ("70/100", 7), ("3,5 out of 5", 7), ("4 of 5", 8),
            ("7.2", nil), ("7/0", nil), ("N/A", nil), ("1/2/3", nil),
        ] as [(String, Double?)]
    )
    func shares(text: String, tenths: Double?) throws {
        #expect(try self.text(text).tenths == tenths)
    }

    @Test(
        "one text is split into names, at semicolons or bars first, and at commas if it may",
        arguments: [
            ("Crime, Drama", ["Crime", "Drama"], ["Crime, Drama"]),
            ("Doe, Jane; Roe, Max", ["Doe, Jane", "Roe, Max"], ["Doe, Jane", "Roe, Max"]),
            ("a | b", ["a", "b"], ["a", "b"]), ("Drama", ["Drama"], ["Drama"]),
            (" , ,", [], [", ,"]), ("Tom &amp; Jerry", ["Tom & Jerry"], ["Tom & Jerry"]),
        ]
    )
    func names(text: String, apart: [String], whole: [String]) throws {
        #expect(try self.text(text).names(splitAtCommas: true) == apart)
        #expect(try self.text(text).names(splitAtCommas: false) == whole)
    }

    @Test("texts that stand for nothing are recognized, but not within longer ones")
    func unknown() throws {
        for text in ["N/A", "n/a", "null", "-", "–", "undefined"] {
            #expect(try self.text(text).line == nil)
            #expect(try self.text(text).title == text)
        }
        for text in ["N/A today", "None", "0", "Nine"] {
            #expect(try self.text(text).line == text)
        }
    }

    @Test(
        "numbers as text are exact if they are integers, and else as short as they can be",
        arguments: [
            ("0", "0"), ("-0", "0"), ("-17", "-17"), ("9007199254740993", "9007199254740993"),
            ("18446744073709551616", "18446744073709551616"), ("1.0", "1"), ("7.50", "7.5"),
            ("1e3", "1000"), ("1E+20", "1e+20"),
        ]
    )
    func numbersAsText(json: String, text: String) throws {
        #expect(try node(json).text == text)
    }

    @Test("members are in the order of their names, and of equal names the last one counts")
    func members() throws {
        let json = try node(#"{"b": 1, "10": 2, "9": 3, "b": {"c": 4}, "a": 5}"#)
        #expect(json.children?.map(\.name) == ["9", "10", "a", "b"])
        #expect(json.children?.last?["c"]?.integer == 4)
        #expect(json.byName?.mapValues(\.sample) == ["9": "3", "10": "2", "a": "5", "b": "{…}"])
        #expect(json.someNames == ["10", "9", "a", "b"])
    }
}
