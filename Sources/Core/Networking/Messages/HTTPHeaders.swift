/// Header fields by case-insensitive name (RFC 9110, section 5.1).
///
/// CR, LF and NUL in a value become spaces (RFC 9110, section 5.5), so a value can't inject a
/// field.
public struct HTTPHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// The values by name in lower case.
    public private(set) var fields: [String: String] = [:]

    /// Creates headers without fields.
    public init() {}

    /// Creates headers; later values replace earlier ones with the same name.
    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { self[name] = value }
    }

    /// The value of a field, regardless of its name's case; setting nil removes it.
    public subscript(_ name: String) -> String? {
        get { fields[name.lowercased()] }
        set { fields[name.lowercased()] = newValue.map(Self.singleLine) }
    }

    /// Returns the fields whose names, in lower case, satisfy a condition.
    func filter(_ isIncluded: (String) -> Bool) -> HTTPHeaders {
        var copy = self
        copy.fields = fields.filter { isIncluded($0.key) }
        return copy
    }

    /// Adds a value to a field, after an existing one and a comma (RFC 9110, section 5.3).
    public mutating func add(_ value: String, to name: String) {
        self[name] = self[name].map { "\($0), \(value)" } ?? value
    }
}

extension HTTPHeaders {
    private static func singleLine(_ value: String) -> String {
        // Checks bytes because CR LF is a single Character, and for speed because every value
        // passes through here.
        guard value.utf8.contains(where: isBreak) else { return value }
        return String(decoding: value.utf8.map { isBreak($0) ? 0x20 : $0 }, as: UTF8.self)
    }

    private static func isBreak(_ byte: UInt8) -> Bool {
        byte == 0x0D || byte == 0x0A || byte == 0
    }
}
