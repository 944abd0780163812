import Foundation

extension KeyedDecodingContainer {
    /// Returns a number, which may be written as a string; nil if missing, `null` or empty.
    ///
    /// - Throws: `DecodingError` for anything else.
    func lenientNumber(forKey key: Key) throws -> Double? {
        try decodeIfPresent(LenientNumber.self, forKey: key)?.value
    }

    /// Returns a whole number, which may be written as a string.
    ///
    /// Nil if missing, `null`, empty or fractional.
    ///
    /// - Throws: `DecodingError` for anything else.
    func lenientInteger(forKey key: Key) throws -> Int? {
        try decodeIfPresent(LenientNumber.self, forKey: key)?.whole
    }

    /// Returns text in Unicode NFC without surrounding white space; nil if it is empty.
    ///
    /// - Throws: `DecodingError` if the value isn't a string.
    func text(forKey key: Key) throws -> String? {
        let text = try decodeIfPresent(String.self, forKey: key)?
            .trimmingCharacters(in: .whitespacesAndNewlines)
            .precomposedStringWithCanonicalMapping
        return text?.isEmpty == false ? text : nil
    }

    /// Returns an array's valid elements; empty if it is missing or `null`.
    ///
    /// - Throws: `DecodingError` if the value isn't an array.
    func readable<Element: Decodable>(
        _ type: Element.Type,
        forKey key: Key
    ) throws -> [Element] {
        try decodeIfPresent(LossyArray<Element>.self, forKey: key)?.elements ?? []
    }
}
