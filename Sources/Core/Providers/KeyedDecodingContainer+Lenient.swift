import Foundation

extension KeyedDecodingContainer {
    /// A number, also one written as a string; nil where it is missing, `null` or empty.
    /// - Throws: `DecodingError` where there is something else.
    func lenientNumber(forKey key: Key) throws -> Double? {
        try decodeIfPresent(LenientNumber.self, forKey: key)?.value
    }

    /// A whole number, also one written as a string; nil where it is missing, `null`, empty or
    /// has a fraction.
    /// - Throws: `DecodingError` where there is something else.
    func lenientInteger(forKey key: Key) throws -> Int? {
        try decodeIfPresent(LenientNumber.self, forKey: key)?.whole
    }

    /// Text in Unicode NFC without white space around it; nil where nothing remains.
    /// - Throws: `DecodingError` where there is something that is no string.
    func text(forKey key: Key) throws -> String? {
        let text = try decodeIfPresent(String.self, forKey: key)?
            .trimmingCharacters(in: .whitespacesAndNewlines)
            .precomposedStringWithCanonicalMapping
        return text?.isEmpty == false ? text : nil
    }

    /// The elements of an array that can be read; none where it is missing or `null`.
    /// - Throws: `DecodingError` where there is something that is no array.
    func readable<Element: Decodable>(
        _ type: Element.Type,
        forKey key: Key
    ) throws -> [Element] {
        try decodeIfPresent(LossyArray<Element>.self, forKey: key)?.elements ?? []
    }
}
