/// An error in a command line, with the values that would be valid.
public enum UsageError: Error, Hashable, Sendable {
    /// The format of a value.
    public enum Form: Hashable, Sendable {
        /// A page number from 1 up to a maximum, if one is known.
        case page(maximum: Int?)
        /// Years: `1994-2008`, `1994-`, `-2008` or `1994`.
        case years
        /// A number from 0 to 10.
        case rating
        /// A code of two letters.
        case code(example: String)
        /// A day such as `2026-05-14` that has come.
        case day
        /// A whole number from the first to the second value, inclusive.
        case number(Int, Int)
        /// Any non-empty text.
        case text
        /// An HTTP address.
        case address
        /// `NAME=VALUE`.
        case assignment
    }

    /// A word isn't valid UTF-8.
    case notUTF8([UInt8])
    /// The command doesn't exist.
    case unknownCommand(String, allowed: [String])
    /// The command doesn't have this option.
    case unknownOption(String, allowed: [String])
    /// An option lacks its value.
    case missingValue(option: String)
    /// An option that takes no value was given one.
    case needlessValue(option: String)
    /// An option occurs twice.
    case repeated(option: String)
    /// Two options exclude each other.
    case exclusive(String, String)
    /// An argument is missing, such as `CATALOG`.
    case missingArgument(String)
    /// There is one argument too many.
    case needlessArgument(String)
    /// An argument has more than `most` characters.
    case tooLong(String, most: Int)
    /// A value isn't one of those allowed.
    case badValue(String, of: String, allowed: [String])
    /// A value doesn't have the required format.
    case malformed(String, of: String, Form)
    /// The list doesn't support the option.
    case notOffered(option: String, list: String)
    /// The catalog has no lists.
    case noLists(catalog: String)
    /// The catalog stores no marks of a kind.
    case noMarks(kind: String, catalog: String)
    /// The catalog's favorites last for only one run of the app, so commands can't see them.
    case sessionFavorites(catalog: String)
    /// The catalog's items have no authors whose posts could be counted.
    case noStatistics(catalog: String)
}
