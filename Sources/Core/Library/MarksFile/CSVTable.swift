import Foundation
import Primitives

/// A table of comma-separated values with a header, as RFC 4180 describes it.
///
/// Also reads `;` and tabs between values, a first line such as `sep=;`, a byte order mark, and
/// UTF-16; bytes that aren't Unicode count as Windows-1252. A row ends with LF, CR or CR LF and
/// nothing else. Quoted values contain quotes, separators and line breaks.
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
        var text = Self.text(of: data)[...]
        var firstLine = 1
        let first = text.prefix { !$0.isLineBreak }
        var separator = Self.separators.max { one, other in
            first.count { $0 == one } < first.count { $0 == other }
        }
        // Excel's way to say it.
        if first.count == 5, first.starts(with: Array("sep=".utf8)) {
            (separator, firstLine) = (first.last, 2)
            text = text[first.endIndex...]
            text = text.dropFirst(text.starts(with: [.carriageReturn, .lineFeed]) ? 2 : 1)
        }
        var parser = Parser(separator: separator ?? UInt8(ascii: ","), line: firstLine)
        for byte in text { parser.take(byte) }
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

    private static let separators = [UInt8](",;\t".utf8)

    private static func text(of data: Data) -> [UInt8] {
        let text = String(text: data) ?? String(data: data, encoding: .windowsCP1252)
        return text.map { Array($0.utf8) } ?? Array(data)
    }

    /// Returns a line of values, quoted where needed, with a line break of RFC 4180.
    static func line(_ values: [String]) -> String {
        let quoted = values.map { value in
            let isPlain = value.utf8.allSatisfy {
                !$0.isLineBreak && $0 != .quote && !separators.contains($0)
            }
            if isPlain { return value }
            let bytes = value.utf8.flatMap { $0 == .quote ? [.quote, .quote] : [$0] }
            return "\"\(String(decoding: bytes, as: UTF8.self))\""
        }
        return quoted.joined(separator: ",") + "\r\n"
    }
}

extension CSVTable {
    /// Splits bytes into lines of values.
    private struct Parser {
        private enum Place {
            case start, plain, quoted, afterQuote
        }

        let separator: UInt8
        /// The first line of a row whose quoted value never ends; nil if there isn't one.
        private(set) var brokenLine: Int?
        private var lines: [(line: Int, values: [String])] = []
        private var values: [String] = []
        private var value: [UInt8] = []
        private var place = Place.start
        private var line: Int
        private var firstLine: Int
        private var previous: UInt8 = 0

        init(separator: UInt8, line: Int) {
            (self.separator, self.line, firstLine) = (separator, line, line)
        }

        mutating func take(_ byte: UInt8) {
            defer { previous = byte }
            let isSecondHalf = byte == .lineFeed && previous == .carriageReturn
            if byte.isLineBreak, !isSecondHalf { line += 1 }
            switch place {
            case .quoted where byte == .quote: place = .afterQuote
            case .quoted: value.append(byte)
            case .afterQuote where byte == .quote:
                value.append(byte)
                place = .quoted
            case .start where byte == .quote: place = .quoted
            case _ where byte == separator: endValue()
            case _ where isSecondHalf: break
            case _ where byte.isLineBreak: endLine()
            default:
                value.append(byte)
                place = .plain
            }
        }

        mutating func finish() -> [(line: Int, values: [String])] {
            if place == .quoted { brokenLine = firstLine }
            endLine()
            return lines
        }

        private mutating func endValue() {
            values.append(String(decoding: value, as: UTF8.self))
            (value, place) = ([], .start)
        }

        private mutating func endLine() {
            endValue()
            if values.contains(where: { !$0.isEmpty }) { lines.append((firstLine, values)) }
            (values, firstLine) = ([], line)
        }
    }
}

extension UInt8 {
    fileprivate static let quote = UInt8(ascii: "\"")
    fileprivate static let lineFeed = UInt8(ascii: "\n")
    fileprivate static let carriageReturn = UInt8(ascii: "\r")

    fileprivate var isLineBreak: Bool { self == .lineFeed || self == .carriageReturn }
}

extension String {
    fileprivate var nilIfEmpty: String? { isEmpty ? nil : self }
}
