import Foundation
import JSONText
import Primitives
import Providers

// Values as services write them for people.

extension JSON {
    /// The members of an object by their names; of equal names, the last one.
    var byName: [String: JSON]? {
        members.map { Dictionary($0.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 }) }
    }

    /// The elements of an array, or the members of an object by their names, numbers by value; nil for
    /// other values.
    var children: [JSON]? {
        elements
            ?? byName?.map { name, value in (number: Int(name) ?? .max, name: name, value: value) }
            .sorted { ($0.number, $0.name) < ($1.number, $1.name) }.map(\.value)
    }

    /// Ten names of an object's members at most, of its first hundred, in alphabetical order.
    var someNames: [String]? {
        members.map { Array(Set($0.prefix(100).compactMap(\.name)).sorted().prefix(10)) }
    }

    /// The value as it is compared, also an empty string; nil for an array or an object.
    var comparedText: String? { string ?? valueText }

    /// The value as text, also of `true`, `false` and `null`; nil for other values without text.
    var valueText: String? { bool.map { String($0) } ?? (isNull ? "null" : text) }

    /// The value for a message, shortened.
    var sample: String {
        if let string { return "\"\(string.prefix(40))\"" }
        return valueText ?? (elements == nil ? "{…}" : "[…]")
    }

    /// Text to read, without HTML; nil if nothing in it is visible, or if it stands for an unknown
    /// value, such as `N/A`.
    var paragraphs: String? { known(\.withoutHTML) }

    /// The same on one line.
    var line: String? { known { $0.withoutHTML?.onOneLine } }

    /// A title on one line, without HTML, which may be `N/A`; nil if nothing in it is visible.
    ///
    /// A title that is only HTML, such as `<input>`, stays as it is.
    var title: String? { text.map { ($0.withoutHTML ?? $0).onOneLine } }

    /// An address, in which some services write `&` as HTML does.
    var address: String? { known { $0.replacing("&amp;", with: "&") } }

    /// Returns a known text, changed unless nothing has to be done to it, as to most.
    private func known(_ change: (String) -> String?) -> String? {
        let string = string
        let isTidy = string?.isTidy == true
        guard let text = isTidy ? string : text, !text.isUnknown else {
            return nil
        }
        return isTidy ? text : change(text)
    }

    /// Returns the names in a text: those between semicolons or bars, or else between commas if none
    /// of the names can contain one, as `Doe, Jane` does.
    func names(splitAtCommas: Bool) -> [String] {
        guard let line else { return [] }
        guard digits == nil else { return [line] }
        let separators: [Character] = splitAtCommas ? [";", "|", ","] : [";", "|"]
        let separator = separators.first(where: line.contains)
        return (separator.map { line.split(separator: $0).map(String.init) } ?? [line])
            .compactMap(\.visible)
    }

    /// A finite number, also within text: `70%`, `$1,234.50`, `7,5`, `12 pages` or `1 234`; nil for
    /// text with another number in it or a word that multiplies it, such as `1.2M`.
    ///
    /// A comma, a dot or a space before groups of three digits separates thousands, but a single dot
    /// is a decimal point.
    var amount: Double? {
        if let lenientNumber { return lenientNumber }
        guard let text, text.utf8.count <= 60 else { return nil }
        let pattern = /\p{Sc}? ?([+\-−]?)([0-9][0-9., '’\u{A0}\u{202F}\u{2009}]*)([^0-9]{0,16})/
        guard let match = text.wholeMatch(of: pattern), !Self.multiplies(match.3),
            let number = Self.decimal(match.2)
        else { return nil }
        return match.1.isEmpty || match.1 == "+" ? number : -number
    }

    /// Whether what follows a number changes it: a fraction, or a word for thousands or more.
    private static func multiplies(_ unit: Substring) -> Bool {
        if unit.contains(where: \.isNumber) { return true }
        let word = unit.lowercased().prefix { $0.isLetter }
        let factors: Set<Substring> = [
            "k", "m", "b", "g", "t", "bn", "mn", "mm", "tsd", "mio", "mrd", "тис", "млн", "млрд",
            "т",
        ]
        let starts = ["thousand", "million", "billion", "trillion", "milli", "tausend", "тисяч"]
        return factors.contains(word) || starts.contains(where: word.hasPrefix)
    }

    /// A share of a whole, such as `7.2/10` and `70%`, in tenths; nil for other values.
    var tenths: Double? {
        guard let text = string?.trimmed, text.utf8.count <= 60,
            let match = text.wholeMatch(of: /([0-9.,]+) ?(?:%|(?:\/|of|out of) ?([0-9.,]+))/),
            let part = Self.decimal(match.1)
        else { return nil }
        let whole = match.2.map(Self.decimal) ?? 100
        return whole.flatMap { $0 > 0 ? part * 10 / $0 : nil }
    }

    /// A length of time in minutes: a number, `142 min`, `1 h 30 min`, `1.5 hours` or `PT1H30M`; nil
    /// for other units.
    var minutes: Double? {
        if let lenientNumber { return lenientNumber }
        guard let text, text.utf8.count <= 60 else { return nil }
        let pattern =
            /(?i:PT)?(?:([0-9.,]{1,5}) ?(?i:h|hrs?|hours?|год)\.?)? ?(?:([0-9]{1,4}) ?(?i:m|mins?|minutes?|хв)\.?)? ?(?:0+ ?(?i:s))?/
        guard let match = text.wholeMatch(of: pattern) else { return nil }
        let parts = [(match.1, 60.0), (match.2, 1.0)].compactMap { text, factor in
            text.map { Self.decimal($0).map { $0 * factor } }
        }
        let known = parts.compactMap(\.self)
        return parts.isEmpty || known.count < parts.count ? nil : known.reduce(0, +)
    }

    /// Returns the number that digits with separators stand for; nil if it isn't one.
    private static func decimal(_ text: Substring) -> Double? {
        let digits = text.trimmed
        if digits.contains(where: { !".,".contains($0) && !$0.isASCII || " '".contains($0) }) {
            // Spaces and apostrophes separate only thousands.
            guard
                let match = digits.wholeMatch(
                    of: /([1-9][0-9]{0,2}(?:[ '’\u{A0}\u{202F}\u{2009}][0-9]{3})+)(?:[.,]([0-9]+))?/
                )
            else { return nil }
            return Double(match.1.filter(\.isNumber) + "." + (match.2 ?? "0"))
        }
        guard let last = digits.lastIndex(where: { ".,".contains($0) }) else {
            return Double(digits)
        }
        let sign = digits[last]
        let whole = digits[..<last]
        let fraction = digits[digits.index(after: last)...]
        let other: Character = sign == "," ? "." : ","
        // Of two signs, the last one begins the fraction.
        if whole.contains(other) {
            guard !whole.contains(sign), isGrouped(whole, other) else { return nil }
            return Double(whole.filter { $0 != other } + "." + fraction)
        }
        if whole.contains(sign) || sign == "," && fraction.count == 3 && whole.first != "0" {
            guard isGrouped(digits[...], sign) else { return nil }
            return Double(digits.filter { $0 != sign })
        }
        return Double(whole + "." + fraction)
    }

    /// Whether a sign separates groups of three digits.
    private static func isGrouped(_ text: Substring, _ sign: Character) -> Bool {
        let groups = text.split(separator: sign, omittingEmptySubsequences: false)
        return text.first != "0" && (1...3).contains(groups[0].count)
            && groups.dropFirst().allSatisfy { $0.count == 3 }
    }
}

extension String {
    /// Whether the text stands for a value that isn't known.
    fileprivate var isUnknown: Bool {
        guard utf8.count <= 9, let first = utf8.first else { return false }
        switch first {
        case UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "u"), UInt8(ascii: "U"),
            UInt8(ascii: "-"), 0xE2:
            break
        default: return false
        }
        return ["n/a", "null", "undefined", "-", "–", "—"].contains(lowercased())
    }

    /// Whether the text is visible ASCII on one line, without HTML and without spaces at its ends.
    ///
    /// One pass over the bytes takes a tenth of the time of the checks that any text needs.
    fileprivate var isTidy: Bool {
        utf8.withContiguousStorageIfAvailable { bytes in
            guard let first = bytes.first, let last = bytes.last, first != 0x20, last != 0x20 else {
                return false
            }
            return bytes.allSatisfy {
                $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&")
            }
        } ?? false
    }

    /// The text without HTML; nil if nothing in it is visible.
    fileprivate var withoutHTML: String? {
        let isPlain = !utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
        return isPlain ? self : HTMLText.plain(self).visible
    }
}
