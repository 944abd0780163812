/// Splits Swift text into code, comments and string literals.
///
/// Handles nested comments, raw and multi-line literals, and interpolated code. Regex literals
/// count as code.
struct SourceReader {
    /// The text without comments.
    private(set) var code = ""
    /// The text without comments and without the contents of string literals.
    private(set) var bare = ""
    /// The contents of string literals without interpolated code, each after a `mark`.
    private(set) var literals = ""
    /// The separator before each literal in `literals`.
    static let mark: Character = "\u{0}"

    private let text: [Character]
    private var position = 0

    init(_ text: String) {
        self.text = Array(text)
    }

    mutating func read() {
        while position < text.count { readOne() }
    }
}

extension SourceReader {
    private func sees(_ token: String) -> Bool {
        text[position...].starts(with: token)
    }

    private mutating func take(_ count: Int = 1, asCode: Bool = true, asBare: Bool = true) {
        for character in text[position..<min(position + count, text.count)] {
            // Keep all line breaks, so that line numbers agree.
            if asCode || character.isNewline { code.append(character) }
            if asBare || character.isNewline { bare.append(character) }
            if asCode && !asBare || character.isNewline { literals.append(character) }
        }
        position += count
    }

    private mutating func readOne() {
        if sees("//") {
            while position < text.count, !text[position].isNewline {
                take(asCode: false, asBare: false)
            }
        } else if sees("/*") {
            readComment()
        } else if let hashes = literalStart() {
            readLiteral(hashes: hashes)
        } else {
            take()
        }
    }

    private mutating func readComment() {
        var depth = 0
        repeat {
            if sees("/*") {
                depth += 1
                take(2, asCode: false, asBare: false)
            } else if sees("*/") {
                depth -= 1
                take(2, asCode: false, asBare: false)
            } else {
                take(asCode: false, asBare: false)
            }
        } while depth > 0 && position < text.count
    }

    /// The number of `#` before the quote if a string literal starts here.
    private func literalStart() -> Int? {
        var end = position
        while end < text.count, text[end] == "#" { end += 1 }
        guard end < text.count, text[end] == "\"" else { return nil }
        return end - position
    }

    private mutating func readLiteral(hashes: Int) {
        let guardMarks = String(repeating: "#", count: hashes)
        let quote = sees(guardMarks + "\"\"\"") ? "\"\"\"" : "\""
        take(hashes + quote.count)
        literals.append(Self.mark)
        while position < text.count {
            if sees(quote + guardMarks) {
                take(quote.count + hashes)
                return
            }
            if sees("\\" + guardMarks + "(") {
                take(hashes + 2)
                readInterpolation()
            } else if sees("\\" + guardMarks) {
                take(hashes + 2, asBare: false)
            } else {
                take(asBare: false)
            }
        }
    }

    private mutating func readInterpolation() {
        var depth = 1
        while depth > 0, position < text.count {
            if text[position] == "(" { depth += 1 }
            if text[position] == ")" { depth -= 1 }
            readOne()
        }
    }
}
