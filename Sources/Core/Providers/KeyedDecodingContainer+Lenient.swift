import Primitives

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

    /// Returns text in Unicode NFC without NUL and surrounding white space; nil if nothing in it is
    /// visible.
    ///
    /// - Throws: `DecodingError` if the value isn't a string.
    func text(forKey key: Key) throws -> String? {
        try decodeIfPresent(String.self, forKey: key)?.visible
    }

    /// Returns a value that the rest can do without; nil if it is missing, `null` or can't be
    /// decoded.
    func part<Value: Decodable>(_ type: Value.Type, forKey key: Key) -> Value? {
        (try? decodeIfPresent(type, forKey: key)) ?? nil
    }

    /// Returns text like ``text(forKey:)``; nil also if the value isn't a string.
    func looseText(forKey key: Key) -> String? {
        part(String.self, forKey: key)?.visible
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
