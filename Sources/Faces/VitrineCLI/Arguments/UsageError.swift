/// What is wrong with a command line, and what would be right.
public enum UsageError: Error, Hashable, Sendable {
    /// How a value must look.
    public enum Form: Hashable, Sendable {
        /// A page from 1, up to a last one where that is known.
        case page(maximum: Int?)
        /// Years: `1994-2008`, `1994-`, `-2008` or `1994`.
        case years
        /// A number from 0 to 10.
        case rating
        /// A whole number of at least the first and at most the second.
        case number(Int, Int)
        /// Anything but nothing.
        case text
    }

    /// There is no such command.
    case unknownCommand(String, allowed: [String])
    /// The command has no such option.
    case unknownOption(String, allowed: [String])
    /// An option stands without the value that it needs.
    case missingValue(option: String)
    /// An option has a value and takes none.
    case needlessValue(option: String)
    /// An option stands twice.
    case repeated(option: String)
    /// Two options exclude each other.
    case exclusive(String, String)
    /// An argument is missing, such as `CATALOG`.
    case missingArgument(String)
    /// There is an argument too many.
    case needlessArgument(String)
    /// A value is none of those that there are.
    case badValue(String, of: String, allowed: [String])
    /// A value does not look as it must.
    case malformed(String, of: String, Form)
    /// The list has nothing that the option could do.
    case notOffered(option: String, list: String)
    /// The catalogue has no favorites.
    case noFavorites(catalog: String)
    /// The favorites of the catalogue last as long as the app runs: a command has none.
    case sessionFavorites(catalog: String)
    /// Nobody posts in the catalogue: there is nothing to count.
    case noStatistics(catalog: String)
}
