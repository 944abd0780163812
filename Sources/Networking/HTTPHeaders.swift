/// Header fields by name, without regard to case (RFC 9110, section 5.1).
public struct HTTPHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// Names in lower case and their values.
    public private(set) var fields: [String: String] = [:]

    /// No fields.
    public init() {}

    /// Makes fields of a literal; a later one replaces an earlier one of the same name.
    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { self[name] = value }
    }

    /// The value of a field, whatever the case of its name; setting nil removes it.
    public subscript(_ name: String) -> String? {
        get { fields[name.lowercased()] }
        set { fields[name.lowercased()] = newValue }
    }
}
