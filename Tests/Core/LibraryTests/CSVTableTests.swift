import Foundation
import Testing

@testable import Library

@Suite("Tables of comma-separated values")
struct CSVTableTests {
    private func values(_ text: String, _ columns: String...) throws -> [[String?]] {
        let table = try #require(CSVTable(Data(text.utf8)))
        return table.rows.map { row in columns.map { row[$0] } }
    }

    @Test("quotes, line breaks and separators within quotes, and empty values")
    func quotes() throws {
        let text = "a,b\r\n\"x, \"\"y\"\"\",\"1\r\n2\"\r\n ,last"
        #expect(try values(text, "a", "b") == [["x, \"y\"", "1\r\n2"], [nil, "last"]])
        let table = try #require(CSVTable(Data(text.utf8)))
        #expect(table.rows.map(\.line) == [2, 4])
        #expect(table.brokenLine == nil)
    }

    @Test("separators, line breaks and a byte order mark", arguments: [",", ";", "\t"])
    func separators(separator: String) throws {
        for lineBreak in ["\n", "\r\n", "\r"] {
            let first = "sep=\(separator)\(lineBreak)a\(separator)b,\(lineBreak)1\(separator)2"
            let said = try #require(CSVTable(Data(first.utf8)))
            #expect(said.rows.map { $0["a"] } == ["1"] && said.rows.map(\.line) == [3])
            let text = "\u{FEFF}a;b;c;1,5".replacing("1,5", with: "d")
                .replacing(";", with: separator)
            let row = "1\(separator)2\(separator)\"3,4;5\"\(separator)6"
            let table = [text, row, "", row].joined(separator: lineBreak)
            let expected: [String?] = ["1", "2", "3,4;5", "6"]
            #expect(try values(table, "a", "b", "c", "d") == [expected, expected])
        }
    }

    @Test("only LF, CR and CR LF end a row, and a quote before a combining character is one")
    func bytes() throws {
        let parts = ["\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}"].map { "one\($0)two" }
        let text =
            "a,b\n" + parts.map { "\($0),\"\($0)\"\n" }.joined() + "\"\u{301}x\",2\r1,3\n\r\n7,8"
        let expected = parts.map { [$0, $0] as [String?] }
        #expect(
            try values(text, "a", "b") == expected + [["\u{301}x", "2"], ["1", "3"], ["7", "8"]]
        )
        #expect(CSVTable(Data(text.utf8))?.rows.map(\.line) == [2, 3, 4, 5, 6, 7, 8, 10])
        let written = ["\"\u{301}", "a\r", "b"]
        let table = CSVTable.line(["a", "b", "c"]) + CSVTable.line(written)
        #expect(table == "a,b,c\r\n\"\"\"\u{301}\",\"a\r\",b\r\n")
    }

    @Test("a quoted value that never ends is reported, and the rows before it are read")
    func half() throws {
        let text = "a,b\n1,2\n3,\"four\nfive"
        let table = try #require(CSVTable(Data(text.utf8)))
        #expect(table.rows.map { $0["b"] } == ["2"])
        #expect(table.brokenLine == 3)
    }

    @Test("UTF-16 with a mark, and Windows-1252")
    func encodings() throws {
        let text = "a,b\né,ї"
        for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian] {
            let mark: [UInt8] = encoding == .utf16LittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
            let data = Data(mark) + (try #require(text.data(using: encoding)))
            #expect(CSVTable(data)?.rows.first?["b"] == "ї")
        }
        #expect(CSVTable(Data([0x61, 0x0A, 0xE9]))?.rows.first?["a"] == "é")
        #expect(CSVTable(Data()) == nil)
    }

    @Test("what is written is read back")
    func roundTrip() throws {
        let values = ["plain", "a, \"b\"", "1\n2", "x;y", "", "ї"]
        let text = CSVTable.line(["a", "b", "c", "d", "e", "f"]) + CSVTable.line(values)
        let expected: [String?] = ["plain", "a, \"b\"", "1\n2", "x;y", nil, "ї"]
        #expect(try self.values(text, "a", "b", "c", "d", "e", "f") == [expected])
    }
}
