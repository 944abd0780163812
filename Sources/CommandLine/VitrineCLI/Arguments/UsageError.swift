/// What is wrong with a command line, and what would be valid.
public enum UsageError: Error, Hashable, Sendable {
    /// The format of a value.
    public enum Form: Hashable, Sendable {
        /// A page from 1, up to a maximum if that is known.
        case page(maximum: Int?)
        /// Years: `1994-2008`, `1994-`, `-2008` or `1994`.
        case years
        /// A number from 0 to 10.
        case rating
        /// A whole number of at least the first and at most the second.
        case number(Int, Int)
        /// Any text but an empty one.
        case text
    }

    /// There is no such command.
    case unknownCommand(String, allowed: [String])
    /// The command has no such option.
    case unknownOption(String, allowed: [String])
    /// An option lacks the value that it needs.
    case missingValue(option: String)
    /// An option has a value but takes none.
    case needlessValue(option: String)
    /// An option is given twice.
    case repeated(option: String)
    /// Two options exclude each other.
    case exclusive(String, String)
    /// An argument is missing, such as `CATALOG`.
    case missingArgument(String)
    /// There is one argument too many.
    case needlessArgument(String)
    /// A value is not one of those allowed.
    case badValue(String, of: String, allowed: [String])
    /// A value does not have the required format.
    case malformed(String, of: String, Form)
    /// The list does not support the option.
    case notOffered(option: String, list: String)
    /// The catalog has no favorites.
    case noFavorites(catalog: String)
    /// The catalog's favorites last for one run of the app, so a command has none.
    case sessionFavorites(catalog: String)
    /// The items of the catalog have no authors: there is nothing to count.
    case noStatistics(catalog: String)
}
