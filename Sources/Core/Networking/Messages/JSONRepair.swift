import Foundation

/// Makes JSON of text that nearly is: what can't be parsed becomes a value without meaning.
///
/// Half a surrogate pair and bytes that aren't UTF-8 become U+FFFD, control characters in strings
/// are escaped, and NaN, Infinity and numbers beyond the range of `Double` become null. Numbers such
/// as `007` become strings. Everything else remains, so that other mistakes are still found.
enum JSONRepair {
    static func repaired(_ data: Data) -> Data {
        let text = Array(String(decoding: data, as: UTF8.self).utf8)
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var rest = text[...]
        while let byte = rest.first {
            if byte == UInt8(ascii: "\"") {
                rest = rest.dropFirst()
                result.append(byte)
                copyString(from: &rest, to: &result)
            } else if isWord(byte) {
                let word = rest.prefix(while: isWord)
                rest = rest.dropFirst(word.count)
                result += value(String(decoding: word, as: UTF8.self)).utf8
            } else {
                rest = rest.dropFirst()
                if byte != 0 { result.append(byte) }
            }
        }
        return Data(result)
    }

    /// Copies the rest of a string with its closing quotation mark.
    private static func copyString(from rest: inout ArraySlice<UInt8>, to result: inout [UInt8]) {
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""):
                result.append(byte)
                return
            case UInt8(ascii: "\\"):
                let units = [codeUnit(rest), codeUnit(rest.dropFirst(6))]
                let isPair =
                    UTF16.isLeadSurrogate(units[0] ?? 0)
                    && rest.dropFirst(5).first == byte && UTF16.isTrailSurrogate(units[1] ?? 0)
                let isHalf = units[0].map(UTF16.isSurrogate) == true && !isPair
                let escape = rest.prefix(isPair ? 11 : units[0] == nil ? 1 : 5)
                rest = rest.dropFirst(escape.count)
                result += isHalf ? Array("\\ufffd".utf8) : [byte] + escape
            case 0..<0x20: result += String(format: "\\u%04x", byte).utf8
            default: result.append(byte)
            }
        }
    }

    /// Returns the code unit of an escape whose `u` comes first; nil for another escape.
    private static func codeUnit(_ escape: ArraySlice<UInt8>) -> UInt16? {
        guard escape.first == UInt8(ascii: "u"), escape.count >= 5 else { return nil }
        return UInt16(String(decoding: escape.dropFirst().prefix(4), as: UTF8.self), radix: 16)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
            UInt8(ascii: "."):
            true
        default: false
        }
    }

    private static func value(_ word: String) -> String {
        guard !["true", "false", "null"].contains(word), let number = Double(word) else {
            return word
        }
        if !number.isFinite { return "null" }
        let digits = word.utf8.drop { $0 == UInt8(ascii: "-") }.prefix(2).map(isDigit)
        let hasZero = word.utf8.first { $0 != UInt8(ascii: "-") } == UInt8(ascii: "0")
        return digits == [true] || digits.first == true && !(hasZero && digits[1])
            ? word : "\"\(word)\""
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
