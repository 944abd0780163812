import Foundation
import Primitives

/// A table of comma-separated values with a header, as RFC 4180 describes it.
///
/// Also reads `;` and tabs between values, any line breaks, a byte order mark, and UTF-16; bytes
/// that aren't Unicode count as Windows-1252. Quoted values contain quotes, separators and line
/// breaks.
///
/// https://www.rfc-editor.org/rfc/rfc4180
struct CSVTable {
    /// A row with the 1-based number of its first line.
    struct Row {
        let line: Int
        private let values: [String: String]

        fileprivate init(_ values: [String], line: Int, header: [String]) {
            self.line = line
            self.values = Dictionary(zip(header, values)) { first, _ in first }
        }

        /// The value of a column without surrounding white space; nil if it is missing or empty.
        subscript(_ column: String) -> String? {
            values[column]?.trimmingCharacters(in: .whitespacesAndNewlines).nilIfEmpty
        }
    }

    /// The names of the columns.
    let header: [String]
    /// The rows that aren't empty.
    let rows: [Row]
    /// The line of a quoted value that never ends, so the rest of the file is missing; nil if none.
    let brokenLine: Int?

    /// Parses a file; nil if it has no line.
    init?(_ data: Data) {
        let text = Self.text(of: data)
        let first = text.prefix { !$0.isNewline }
        let separators: [Character] = [",", ";", "\t"]
        // The header shows the separator.
        let separator = separators.max { one, other in
            first.count { $0 == one } < first.count { $0 == other }
        }
        var parser = Parser(separator: separator ?? ",")
        for character in text { parser.take(character) }
        var lines = parser.finish()
        guard !lines.isEmpty else { return nil }
        let header = lines.removeFirst().values.map {
            $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        self.header = header
        brokenLine = parser.brokenLine
        rows = lines.filter { $0.line != parser.brokenLine }
            .map { Row($0.values, line: $0.line, header: header) }
    }

    private static func text(of data: Data) -> String {
        String(text: data) ?? String(data: data, encoding: .windowsCP1252)
            ?? String(decoding: data, as: UTF8.self)
    }

    /// Returns a line of values, quoted where needed, with a line break of RFC 4180.
    static func line(_ values: [String]) -> String {
        let quoted = values.map { value in
            value.contains { $0.isNewline || "\",;\t".contains($0) }
                ? "\"\(value.replacing("\"", with: "\"\""))\"" : value
        }
        return quoted.joined(separator: ",") + "\r\n"
    }
}

extension CSVTable {
    /// Splits characters into lines of values.
    private struct Parser {
        private enum Place {
            case start, plain, quoted, afterQuote
        }

        let separator: Character
        /// The first line of a row whose quoted value never ends; nil if there isn't one.
        private(set) var brokenLine: Int?
        private var lines: [(line: Int, values: [String])] = []
        private var values: [String] = []
        private var value = ""
        private var place = Place.start
        private var line = 1
        private var firstLine = 1

        init(separator: Character) { self.separator = separator }

        mutating func take(_ character: Character) {
            if character.isNewline { line += 1 }
            switch place {
            case .quoted where character == "\"": place = .afterQuote
            case .quoted: value.append(character)
            case .afterQuote where character == "\"":
                value.append(character)
                place = .quoted
            case .start where character == "\"": place = .quoted
            case _ where character == separator: endValue()
            case _ where character.isNewline: endLine()
            default:
                value.append(character)
                place = .plain
            }
        }

        mutating func finish() -> [(line: Int, values: [String])] {
            if place == .quoted { brokenLine = firstLine }
            endLine()
            return lines
        }

        private mutating func endValue() {
            values.append(value)
            (value, place) = ("", .start)
        }

        private mutating func endLine() {
            endValue()
            if values.contains(where: { !$0.isEmpty }) { lines.append((firstLine, values)) }
            (values, firstLine) = ([], line)
        }
    }
}

extension String {
    fileprivate var nilIfEmpty: String? { isEmpty ? nil : self }
}
