import Foundation

extension KeyedDecodingContainer {
    /// A number, also one written as a string; nil if missing, `null` or empty.
    /// - Throws: `DecodingError` for anything else.
    func lenientNumber(forKey key: Key) throws -> Double? {
        try decodeIfPresent(LenientNumber.self, forKey: key)?.value
    }

    /// A whole number, also one written as a string; nil if missing, `null`, empty or fractional.
    /// - Throws: `DecodingError` for anything else.
    func lenientInteger(forKey key: Key) throws -> Int? {
        try decodeIfPresent(LenientNumber.self, forKey: key)?.whole
    }

    /// Text in Unicode NFC, trimmed of white space; nil if nothing remains.
    /// - Throws: `DecodingError` if it is not a string.
    func text(forKey key: Key) throws -> String? {
        let text = try decodeIfPresent(String.self, forKey: key)?
            .trimmingCharacters(in: .whitespacesAndNewlines)
            .precomposedStringWithCanonicalMapping
        return text?.isEmpty == false ? text : nil
    }

    /// The elements of an array that can be decoded; empty if it is missing or `null`.
    /// - Throws: `DecodingError` if it is not an array.
    func readable<Element: Decodable>(
        _ type: Element.Type,
        forKey key: Key
    ) throws -> [Element] {
        try decodeIfPresent(LossyArray<Element>.self, forKey: key)?.elements ?? []
    }
}
