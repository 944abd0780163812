import Foundation
import Testing

@testable import JSONText

/// Parses a text.
func parsed(_ text: String, isLenient: Bool = false) throws(JSONError) -> JSON {
    try JSON(parsing: Data(text.utf8), isLenient: isLenient)
}

extension JSON {
    /// The value on one line, so that tests can compare it.
    var line: String {
        if let elements { return "[\(elements.map(\.line).joined(separator: ","))]" }
        if let members {
            return "{\(members.map { "\($0.name ?? "-"):\($0.line)" }.joined(separator: ","))}"
        }
        return string.map { "\"\($0)\"" } ?? digits ?? bool.map { "\($0)" } ?? "null"
    }
}

@Suite("JSON")
struct JSONTests {
    @Test(
        "every kind of value is read",
        arguments: [
            ("null", "null"), (" true\n", "true"), ("\tfalse\r", "false"), ("0", "0"), ("-0", "-0"),
            ("12.50e+3", "12.50e+3"), ("1E5", "1E5"), ("-1.5", "-1.5"), ("\"\"", "\"\""),
            ("[]", "[]"), ("[ ]", "[]"), ("{}", "{}"), ("{ }", "{}"), ("[[],{}]", "[[],{}]"),
            ("[1 ,2, [3]]", "[1,2,[3]]"), (#"{"a" : 1, "b":{"c":[null]}}"#, "{a:1,b:{c:[null]}}"),
            (#""a\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00z""#, "\"a\"\\/\u{8}\u{C}\n\r\té😀z\""),
            (#"{"\u0061b": "é"}"#, "{ab:\"é\"}"), (#""\u0000""#, "\"\0\""),
            ("\"\u{7F}\"", "\"\u{7F}\""),
            ("\u{FEFF}[1]", "[1]"),
        ]
    )
    func accepted(_ text: String, _ value: String) throws {
        for isLenient in [false, true] {
            let json = try parsed(text, isLenient: isLenient)
            #expect(json.line == value)
            #expect(json.replacements == 0)
        }
    }

    @Test(
        "what isn't JSON is refused with its place",
        arguments: [
            ("", .value, 1, 1), ("  ", .value, 1, 3), ("[1,\n 2", .comma, 2, 3),
            ("[1 2]", .comma, 1, 4),
            ("[,1]", .value, 1, 2), ("[1,,2]", .value, 1, 4), ("{\"a\" 1}", .colon, 1, 6),
            ("{\"a\":}", .value, 1, 6), ("{a:1}", .name, 1, 2), ("{\"a\":1,,}", .name, 1, 8),
            ("{,}", .name, 1, 2), ("[1}", .comma, 1, 3), ("1 2", .end, 1, 3), ("]", .value, 1, 1),
            ("\"é\n", .character, 1, 4), ("\"a", .quotationMark, 1, 3), ("\"\\", .escape, 1, 2),
            ("\"\\x\"", .escape, 1, 2), ("\"\\u12g4\"", .escape, 1, 2), ("tru", .value, 1, 1),
            ("nullx", .value, 1, 1), ("True", .value, 1, 1), ("'a'", .value, 1, 1),
            ("[0x10]", .value, 1, 2), ("-", .value, 1, 1), ("1e", .value, 1, 1),
            ("1-2", .value, 1, 1),
            ("// a\n1", .value, 1, 1), ("undefined", .value, 1, 1), ("<p>", .value, 1, 1),
        ] as [(String, JSONError.Expectation, Int, Int)]
    )
    func refused(_ text: String, _ expected: JSONError.Expectation, _ line: Int, _ column: Int) {
        #expect(throws: JSONError(expected: expected, line: line, column: column)) {
            try parsed(text)
        }
        guard expected != .character else { return }
        #expect(throws: JSONError.self) { try parsed(text, isLenient: true) }
    }

    @Test(
        "lenient parsing replaces and counts mistakes",
        arguments: [
            (#""x\ud83d""#, "\"x\u{FFFD}\"", 1), (#""\udc00y""#, "\"\u{FFFD}y\"", 1),
            (#""\ud83d\ud83d\ude00""#, "\"\u{FFFD}😀\"", 1), (#""\ud83d\n""#, "\"\u{FFFD}\n\"", 1),
            ("NaN", "null", 1), ("[nan,inf]", "[null,null]", 2), ("-Infinity", "null", 1),
            ("1e999", "null", 1), ("007", "\"007\"", 1), ("-01", "\"-01\"", 1), ("+1", "\"+1\"", 1),
            (".5", "\".5\"", 1), ("1.", "\"1.\"", 1), ("\"x\ty\u{1}\"", "\"x\ty\u{1}\"", 2),
            ("[1,]", "[1]", 1), ("{\"a\":1 , }", "{a:1}", 1), ("[1]\0\0", "[1]", 2),
            (#"["NaN \" 1e999 \\", NaN]"#, #"["NaN " 1e999 \",null]"#, 1),
        ]
    )
    func replaced(_ text: String, _ value: String, _ count: Int) throws {
        let json = try parsed(text, isLenient: true)
        #expect(json.line == value)
        #expect(json.replacements == count)
        #expect(throws: JSONError.self) { try parsed(text) }
    }

    @Test("bytes that aren't UTF-8 are replaced or refused")
    func bytes() throws {
        let text = Data("[\n\"Titl".utf8) + [0xE9] + Data("\"]".utf8)
        #expect(try JSON(parsing: text, isLenient: true).line == "[\"Titl\u{FFFD}\"]")
        #expect(throws: JSONError(expected: .encoding, line: 2, column: 6)) {
            try JSON(parsing: text)
        }
    }

    @Test(
        "other encodings are recognized",
        arguments: [
            String.Encoding.utf16, .utf16BigEndian, .utf16LittleEndian, .utf32, .utf32BigEndian,
            .utf32LittleEndian,
        ]
    )
    func encodings(_ encoding: String.Encoding) throws {
        for text in ["[\"é😀\"]", "{\"a\":1}", "12"] {
            let data = try #require(text.data(using: encoding))
            #expect(try JSON(parsing: data).line == parsed(text).line)
        }
    }

    @Test("numbers keep their digits and are exact if they can be")
    func numbers() throws {
        let texts: [(String, Double, Int?)] = [
            ("0", 0, 0), ("-0", -0.0, 0), ("0.1", 0.1, nil), ("2.0", 2, 2), ("2e3", 2_000, 2_000),
            ("9007199254740991", 9_007_199_254_740_991, 9_007_199_254_740_991),
            ("9007199254740993", 9_007_199_254_740_992, 9_007_199_254_740_993),
            ("9223372036854775807", 0x1p63, .max),
            ("-9223372036854775808", -0x1p63, .min),
            ("18446744073709551616", 18_446_744_073_709_551_616, nil), ("1e-400", 0, nil),
            ("9007199254740992.0", 9_007_199_254_740_992, nil),
            ("1.7976931348623157e308", 1.7976931348623157e308, nil),
        ]
        for (text, number, integer) in texts {
            let json = try parsed(text)
            #expect(json.number?.bitPattern == number.bitPattern, "\(text)")
            #expect(json.integer == integer || text == "1e-400", "\(text)")
            #expect(json.digits == text)
        }
        #expect(throws: JSONError(expected: .range, line: 1, column: 1)) { try parsed("1e400") }
        #expect(throws: JSONError.self) {
            try parsed(String(repeating: "9", count: 400))
        }
    }

    @Test("a value of another type reads as nil")
    func types() throws {
        let json = try parsed(#"["1", 1, true, null, [], {}, "", 0, [0]]"#)
        let elements = try #require(json.elements)
        #expect(elements.map(\.string) == ["1", nil, nil, nil, nil, nil, "", nil, nil])
        #expect(elements.map(\.number) == [nil, 1, nil, nil, nil, nil, nil, 0, nil])
        #expect(elements.map(\.bool) == [nil, nil, true, nil, nil, nil, nil, nil, nil])
        #expect(
            elements.map(\.isNull) == [
                false, false, false, true, false, false, false, false, false,
            ]
        )
        #expect(
            elements.map(\.isEmpty) == [false, false, false, true, true, true, true, false, false]
        )
        #expect(
            elements.map(\.isScalar) == [true, true, true, true, false, false, true, true, false]
        )
        #expect(elements.map { $0.elements?.count } == [nil, nil, nil, nil, 0, nil, nil, nil, 1])
        #expect(elements.map { $0.members?.count } == [nil, nil, nil, nil, nil, 0, nil, nil, nil])
        #expect(json[1]?.digits == "1" && json[8]?[0]?.digits == "0")
        #expect(json[9] == nil && json[-1] == nil && json["a"] == nil && elements[5][0] == nil)
    }

    @Test("members keep their order, and of equal names the last one wins")
    func members() throws {
        let json = try parsed(#"{"b": 1, "a": [{}], "b": 2, "\u0061": 3, "": 4}"#)
        #expect(json.members?.map(\.name) == ["b", "a", "b", "a", ""])
        #expect(json["b"]?.integer == 2 && json["a"]?.integer == 3 && json[""]?.integer == 4)
        #expect(json["c"] == nil && json["b"]?.name == "b" && json.name == nil)
        #expect(json.repeatedMembers == ["/b", "/a"])
        let deep = try parsed(#"{"a/~": [1, {"x": {"y": 1, "y": 2, "y": 3}}]}"#)
        #expect(deep.repeatedMembers == ["/a~1~0/1/x/y", "/a~1~0/1/x/y"])
    }

    @Test("each value knows its place")
    func places() throws {
        let json = try parsed("{\n  \"é\": [1,\n \"x\", {}]\n}")
        let list = try #require(json["é"])
        let places = ([json, list] + (list.elements ?? [])).map {
            [$0.place.line, $0.place.column]
        }
        #expect(places == [[1, 1], [2, 9], [2, 10], [3, 2], [3, 7]])
    }

    @Test("a value can exist without a text")
    func made() {
        #expect(JSON("a\"\\u0041").string == "a\"\\u0041")
        #expect(JSON(2.5).number == 2.5 && JSON(-3).integer == -3 && JSON(.nan).isNull)
    }

    @Test("a member is set at the end, and the rest stays as it was written")
    func setting() throws {
        let texts = [
            ("{}", "{\n  \"a\": 1\n}"), ("{ }\n", "{\n  \"a\": 1\n}\n"),
            ("{\"b\":[1,  2]}", "{\"b\":[1,  2],\n  \"a\": 1\n}"),
            ("{\n  \"a\": {\"x\": []},\n  \"b\": 2\n}\n", "{\n  \"b\": 2,\n  \"a\": 1\n}\n"),
            ("{\"b\" : 2 , \"a\": \"}\"}", "{\"b\" : 2,\n  \"a\": 1\n}"),
            (
                "{\"\\u0061\": 0, \"b\": \"\\u0061\", \"a\": []}",
                "{ \"b\": \"\\u0061\",\n  \"a\": 1\n}"
            ),
            ("{\"b\": {\"c\": [{\"a\": 2}]} }", "{\"b\": {\"c\": [{\"a\": 2}]},\n  \"a\": 1\n}"),
            ("[1]", "[1]"),
        ]
        for (before, after) in texts {
            let text = try parsed(before).text(setting: "a", to: 1)
            #expect(String(decoding: text, as: UTF8.self) == after)
        }
    }
}
