import Foundation

/// Normalizes text for comparison, ignoring case, accents and punctuation.
enum SearchText {
    /// Returns the text in lower case without accents.
    ///
    /// Letters without a decomposition become similar Latin ones (ø becomes o).
    ///
    /// Removes apostrophes but keeps all other characters.
    static func folded(_ text: String) -> String {
        var folded = ""
        folded.reserveCapacity(text.utf8.count)
        if text.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "'") }) {
            return text.lowercased()
        }
        for scalar in text.lowercased().decomposedScalars where !isDropped(scalar) {
            if let plain = plainLetters[scalar] {
                folded += plain
            } else {
                folded.unicodeScalars.append(scalar)
            }
        }
        return folded
    }

    /// Returns the folded words in a text: runs of letters and digits.
    static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        for scalar in folded(text).unicodeScalars {
            if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                word.unicodeScalars.append(scalar)
            } else if !word.isEmpty {
                words.append(word)
                word = ""
            }
        }
        if !word.isEmpty { words.append(word) }
        return words
    }
}

extension SearchText {
    private static let plainLetters: [Unicode.Scalar: String] = [
        "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ß": "ss",
        "ı": "i",
    ]

    private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "'", "\u{2019}", "\u{02BC}", "\u{2018}": true
        default: scalar.properties.generalCategory == .nonspacingMark
        }
    }
}

extension String {
    fileprivate var decomposedScalars: String.UnicodeScalarView {
        decomposedStringWithCanonicalMapping.unicodeScalars
    }
}
