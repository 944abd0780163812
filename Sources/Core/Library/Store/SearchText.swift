import Foundation
import Primitives

/// Normalizes titles and queries for the full-text index.
///
/// The index itself ignores case and Latin diacritics (`unicode61 remove_diacritics 2`). This type
/// composes `і` + U+0308 to `ї`, treats the apostrophes in `пам'ять`, `памʼять` and `пам’ять` as
/// equal, and finds `ґ` when `г` is typed, for keyboards without `ґ`.
///
/// In scripts that don't separate words by spaces, each letter and mark counts as a word, and a
/// typed text is a phrase, so it is found anywhere in a title. Letters of different widths are equal.
enum SearchText {
    /// The maximum number of words, because each costs a lookup; further words are ignored.
    private static let maximumWords = 16
    /// The maximum number of scalars of a word, each of which costs a lookup, too.
    private static let maximumLength = 64

    /// Returns a title in the form stored in the index; that form is returned as it is.
    static func normalized(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        let folded = folded(text)
        // Letters of unspaced scripts begin with other bytes than Latin, Cyrillic and dashes.
        if folded.utf8.allSatisfy({ $0 < 0xE0 || $0 == 0xE2 }) { return folded }
        return spaced(folded.unicodeScalars[...])
    }

    /// Returns an FTS5 expression that matches text in which each typed word equals or begins a
    /// word, or is anywhere if its script separates no words.
    ///
    /// Nil if nothing typed is a letter or digit. The expression contains only letters, digits and
    /// marks, and each word is quoted, so no input can act as syntax.
    ///
    /// https://www.sqlite.org/fts5.html#full_text_query_syntax
    static func expression(for typed: String) -> String? {
        let words = folded(typed).unicodeScalars
            .split(maxSplits: .max, whereSeparator: { !isPartOfWord($0) })
            .filter { $0.contains { !isMark($0) } }
            .prefix(maximumWords)
        guard !words.isEmpty else { return nil }
        return words.map { word in
            let word = word.prefix(maximumLength)
            return "\"\(spaced(word))\"" + (word.last?.isUnspaced == true ? "" : "*")
        }.joined(separator: " ")
    }

    /// Returns text with equal letters written the same way.
    private static func folded(_ text: String) -> String {
        let composed = text.composed
        guard
            composed.unicodeScalars.contains(where: {
                $0.isFolded || replacement(of: $0) != nil
            })
        else { return composed }
        var scalars = String.UnicodeScalarView()
        var isFolded = false
        for scalar in composed.unicodeScalars {
            if scalar.isFolded {
                isFolded = true
                let folded = String(scalar).precomposedStringWithCompatibilityMapping
                scalars.append(contentsOf: folded.unicodeScalars)
            } else {
                scalars.append(replacement(of: scalar) ?? scalar)
            }
        }
        return isFolded ? String(scalars).composed : String(scalars)
    }

    /// Returns folded text with a space between an unspaced letter or mark and its neighbors.
    ///
    /// The index takes marks for spaces, so each becomes the private letter that is 0xF0000 above.
    private static func spaced(_ text: Substring.UnicodeScalarView) -> String {
        guard text.contains(where: \.isUnspaced) else { return String(text) }
        var scalars = String.UnicodeScalarView()
        var previous: Unicode.Scalar = " "
        for scalar in text {
            if scalar.isUnspaced || previous.isUnspaced, scalar != " ", previous != " " {
                scalars.append(" ")
            }
            let isShifted = scalar.isUnspaced && isMark(scalar)
            let shifted = isShifted ? Unicode.Scalar(scalar.value + 0xF_0000) : nil
            scalars.append(shifted ?? scalar)
            previous = scalar
        }
        return String(scalars)
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

extension Unicode.Scalar {
    /// Whether the scalar's script separates no words by spaces, or words that are searched inside,
    /// as in Korean.
    fileprivate var isUnspaced: Bool {
        switch value {
        case 0..<0xE00: false
        // Thai, Lao, Tibetan and Myanmar, Hangul letters, Khmer
        case 0xE00..<0x10A0, 0x1100..<0x1200, 0x1780..<0x1800: true
        // Tai Le and New Tai Lue, Tai Tham, Balinese
        case 0x1950..<0x19E0, 0x1A20..<0x1AB0, 0x1B00..<0x1B80: true
        // Chinese, Japanese, Bopomofo and Yi
        case 0x3001..<0xA4D0, 0xF900..<0xFB00, 0x1AFF0..<0x1B170: true
        case 0x2_0000..<0x4_0000: true
        // Hangul, Javanese, Myanmar and Tai Viet, Hangul syllables
        case 0xA960..<0xAA00, 0xAA60..<0xAAE0, 0xAC00..<0xD800: true
        default: false
        }
    }

    /// Whether other scalars can be equal: those of unspaced scripts, their radicals, and letters
    /// and spaces of another width.
    fileprivate var isFolded: Bool {
        isUnspaced || 0x2E80..<0x3001 ~= value || 0xFF00..<0xFFF0 ~= value
    }
}
