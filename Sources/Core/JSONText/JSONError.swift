/// Why text isn't JSON, and where.
public struct JSONError: Error, Hashable, Sendable {
    /// What was expected at the place.
    public enum Expectation: String, Sendable {
        /// A value.
        case value
        /// The name of a member, in quotation marks.
        case name
        /// The colon after a member's name.
        case colon
        /// A comma, or the bracket that ends the array or object.
        case comma
        /// The quotation mark that ends a string.
        case quotationMark = "quotation mark"
        /// One of the escapes of RFC 8259, two of them for a character beyond U+FFFF.
        case escape
        /// A character that may be in a string: no control character.
        case character
        /// A number in the range of `Double`.
        case range = "number in range"
        /// UTF-8.
        case encoding = "UTF-8"
        /// At most ``JSON/deepest`` arrays and objects within each other.
        case depth = "lower depth"
        /// The end of the text.
        case end
    }

    /// What was expected.
    public let expected: Expectation
    /// The 1-based line; lines end with LF.
    public let line: Int
    /// The 1-based column, in bytes of UTF-8.
    public let column: Int
}
