import Foundation
import Primitives

/// A sort order for names, using keys whose bytes can be compared quickly.
///
/// No existing collation works everywhere: on Linux `Locale.current` is always `en_001`, glibc
/// collates only in installed languages, and Foundation's comparison takes microseconds per pair,
/// which adds up to seconds for 100,000 names.
///
/// The order suits Ukrainian and English: spaces, numbers by their values, then letters, beginning
/// with the language's script. It ignores case, punctuation and diacritics on Latin letters; `ґ`
/// follows `г`, and `ї` follows `і`. Letters from other scripts are sorted by code point.
public struct TitleCollation: Hashable, Sendable {
    private let cyrillicBase: UInt8
    private let latinBase: UInt8

    /// Creates the order for a language in which Cyrillic letters precede or follow Latin ones.
    public init(cyrillicFirst: Bool) {
        cyrillicBase = cyrillicFirst ? 0x20 : 0x60
        latinBase = cyrillicFirst ? 0x60 : 0x20
    }

    /// Returns the sort key of a name; compare keys lexicographically.
    public func key(for name: String) -> [UInt8] {
        var key: [UInt8] = []
        key.reserveCapacity(name.utf8.count)
        var number: Int?
        for scalar in name.composed.unicodeScalars {
            if "0"..."9" ~= scalar {
                let start = number ?? key.count
                number = start
                // Leading zeros don't change the value.
                if scalar != "0" || key.count > start { key.append(UInt8(scalar.value)) }
            } else {
                number = Self.finishNumber(from: number, in: &key)
                append(scalar, to: &key)
            }
        }
        _ = Self.finishNumber(from: number, in: &key)
        return key
    }
}

extension TitleCollation {
    private static let space: UInt8 = 0x08
    private static let numbers: UInt8 = 0x10
    /// The number of digits that one byte before them can count.
    private static let countedDigits = 15
    private static let otherLetters: UInt8 = 0xF0

    /// Ukrainian letters in order, next to similar letters from other Cyrillic alphabets.
    private static let cyrillic: [Unicode.Scalar: UInt8] = {
        let letters = "абвгґдђѓеёєжзѕиіїйјкќлљмнњопрстћуўфхцчџшщъыьэюя"
        let pairs = letters.composed.unicodeScalars.enumerated()
        return Dictionary(uniqueKeysWithValues: pairs.map { ($1, UInt8($0)) })
    }()

    /// Latin letters that don't decompose, with their replacements.
    private static let latin: [Unicode.Scalar: String] = [
        "ł": "l", "ø": "o", "đ": "d", "ß": "ss", "æ": "ae", "œ": "oe", "þ": "th", "ð": "d",
        "ı": "i", "ħ": "h",
    ]

    /// Inserts the number of digits before the digits at the end of a key, so that a longer number
    /// is greater; returns nil.
    private static func finishNumber(from start: Int?, in key: inout [UInt8]) -> Int? {
        guard let start else { return nil }
        let count = key.count - start
        let bytes = Array(
            repeating: numbers + UInt8(countedDigits),
            count: count / countedDigits
        )
        key.insert(contentsOf: bytes + [numbers + UInt8(count % countedDigits)], at: start)
        return nil
    }

    private func append(_ scalar: Unicode.Scalar, to key: inout [UInt8]) {
        switch scalar {
        case "a"..."z": key.append(latinBase + UInt8(scalar.value - 0x61))
        case "A"..."Z": key.append(latinBase + UInt8(scalar.value - 0x41))
        case " ", "\u{A0}": key.append(Self.space)
        default: if scalar.value >= 0x80 { appendRare(scalar, to: &key) }
        }
    }

    private func appendRare(_ scalar: Unicode.Scalar, to key: inout [UInt8]) {
        guard scalar.properties.isAlphabetic else { return }
        for lower in scalar.properties.lowercaseMapping.unicodeScalars {
            if let place = Self.cyrillic[lower] {
                key.append(cyrillicBase + place)
            } else if let letters = Self.latin[lower] {
                for letter in letters.unicodeScalars { append(letter, to: &key) }
            } else {
                appendBase(of: lower, to: &key)
            }
        }
    }

    /// Appends a letter without its diacritics, or its code point if it has none.
    private func appendBase(of scalar: Unicode.Scalar, to key: inout [UInt8]) {
        let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
        if let base = parts.first, base != scalar {
            append(base, to: &key)
        } else if scalar.properties.canonicalCombiningClass == .notReordered {
            key.append(Self.otherLetters)
            for shift in [16, 8, 0] { key.append(UInt8(scalar.value >> shift & 0xFF)) }
        }
    }
}
