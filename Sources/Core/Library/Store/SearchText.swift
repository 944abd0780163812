import Foundation

/// Titles and what people type, in one spelling that the full-text index takes.
///
/// Case and Latin diacritics are the index's business (`unicode61 remove_diacritics 2`). What it
/// does not do: compose `і` + U+0308 to `ї`, take the apostrophes of `пам'ять`, `памʼять` and
/// `пам’ять` for one, find `ґ` for people whose keyboard has only `г`.
enum SearchText {
    /// Words beyond these are not looked at: nobody types more, and each costs a lookup.
    private static let maximumWords = 16

    /// A title in the spelling of the index.
    static func normalized(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        let composed = composed(text)
        guard composed.unicodeScalars.contains(where: { replacement(of: $0) != nil }) else {
            return composed
        }
        var scalars = String.UnicodeScalarView()
        for scalar in composed.unicodeScalars {
            scalars.append(replacement(of: scalar) ?? scalar)
        }
        return String(scalars)
    }

    /// A text in Unicode NFC.
    static func composed(_ text: String) -> String {
        // Foundation takes microseconds where a look at the scalars takes nanoseconds.
        text.unicodeScalars.allSatisfy(isComposed)
            ? text : text.precomposedStringWithCanonicalMapping
    }

    /// A text without white space at its ends.
    static func trimmed(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// An FTS5 expression that matches texts with a word for each word typed, whole or begun; nil
    /// where nothing that is typed is a letter or a digit.
    ///
    /// Only letters and digits reach the expression, each word in quotes: nothing that is typed can
    /// be syntax. https://www.sqlite.org/fts5.html#full_text_query_syntax
    static func expression(for typed: String) -> String? {
        let words = normalized(typed).unicodeScalars
            .split(maxSplits: .max, whereSeparator: { !isPartOfWord($0) })
            .filter { $0.contains { !isMark($0) } }
            .prefix(maximumWords)
        guard !words.isEmpty else { return nil }
        return words.map { "\"\(String(String.UnicodeScalarView($0)))\"*" }.joined(separator: " ")
    }

    /// Whether NFC leaves the scalar alone wherever it stands: Latin without combining marks,
    /// Cyrillic, and the quotes and dashes between them.
    private static func isComposed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x300, 0x400..<0x483, 0x48A..<0x530, 0x2010..<0x2028: true
        default: false
        }
    }

    private static func replacement(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar {
        case "\u{2019}", "\u{2018}", "\u{02BC}", "\u{02B9}", "\u{00B4}", "`": "'"
        case "ґ": "г"
        case "Ґ": "Г"
        default: nil
        }
    }

    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber:
            true
        default: isMark(scalar)
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }
}
