import Primitives

/// Normalizes titles and queries for the full-text index.
///
/// The index itself ignores case and Latin diacritics (`unicode61 remove_diacritics 2`). This type
/// composes `і` + U+0308 to `ї`, treats the apostrophes in `пам'ять`, `памʼять` and `пам’ять` as
/// equal, and finds `ґ` when `г` is typed, for keyboards without `ґ`.
enum SearchText {
    /// The maximum number of words, because each costs a lookup; further words are ignored.
    private static let maximumWords = 16

    /// Returns a title in the form stored in the index.
    static func normalized(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        let composed = text.composed
        guard composed.unicodeScalars.contains(where: { replacement(of: $0) != nil }) else {
            return composed
        }
        var scalars = String.UnicodeScalarView()
        for scalar in composed.unicodeScalars {
            scalars.append(replacement(of: scalar) ?? scalar)
        }
        return String(scalars)
    }

    /// Returns an FTS5 expression that matches text in which each typed word equals or begins a
    /// word.
    ///
    /// Nil if nothing typed is a letter or digit. The expression contains only letters and digits,
    /// and each word is quoted, so no input can act as syntax.
    ///
    /// https://www.sqlite.org/fts5.html#full_text_query_syntax
    static func expression(for typed: String) -> String? {
        let words = normalized(typed).unicodeScalars
            .split(maxSplits: .max, whereSeparator: { !isPartOfWord($0) })
            .filter { $0.contains { !isMark($0) } }
            .prefix(maximumWords)
        guard !words.isEmpty else { return nil }
        return words.map { "\"\(String(String.UnicodeScalarView($0)))\"*" }.joined(separator: " ")
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
