/// The arguments of `vitrine favorites`.
public struct FavoritesArguments: Hashable, Sendable {
    /// A subcommand with its arguments.
    public enum Action: Hashable, Sendable {
        /// Prints a catalog's favorites, or with nil those of all catalogs with persistent
        /// favorites.
        case list(catalog: String?)
        /// Adds items by their keys within the catalog.
        case add(catalog: String, keys: [String])
        /// Removes items by their keys within the catalog.
        case remove(catalog: String, keys: [String])
        /// Writes all favorites to a file; `-` is standard output.
        case export(file: String)
        /// Adds the favorites from a file; `-` is standard input.
        case load(file: String)
    }

    /// The subcommand to run.
    public var action: Action
    /// Whether to print JSON.
    public var isJSON: Bool

    /// The subcommand names.
    static let actions = ["list", "add", "remove", "export", "import"]

    /// Creates the arguments; the output is plain text by default.
    public init(_ action: Action, isJSON: Bool = false) {
        self.action = action
        self.isJSON = isJSON
    }

    init(_ reader: ArgumentReader<CommandOption>) throws(UsageError) {
        guard let name = reader.words.first else {
            throw .missingArgument(Self.actions.joined(separator: "|"))
        }
        let words = reader.words.dropFirst()
        switch name {
        case "list":
            if words.count > 1 { throw .needlessArgument(words[2]) }
            action = .list(catalog: words.first)
        case "add":
            let (catalog, keys) = try Self.items(words)
            action = .add(catalog: catalog, keys: keys)
        case "remove":
            let (catalog, keys) = try Self.items(words)
            action = .remove(catalog: catalog, keys: keys)
        case "export": action = .export(file: try Self.file(words))
        case "import": action = .load(file: try Self.file(words))
        default:
            throw .badValue(name, of: CommandName.favorites.rawValue, allowed: Self.actions)
        }
        isJSON = reader.has(.json)
    }

    private static func file(_ words: ArraySlice<String>) throws(UsageError) -> String {
        guard let file = words.first, !file.isEmpty else { throw .missingArgument("FILE") }
        if words.count > 1 { throw .needlessArgument(words[words.startIndex + 1]) }
        return file
    }

    /// Returns a catalog and its keys, without duplicates and in order.
    private static func items(
        _ words: ArraySlice<String>
    ) throws(UsageError) -> (catalog: String, keys: [String]) {
        guard let catalog = words.first else { throw .missingArgument("CATALOG") }
        guard words.count > 1 else { throw .missingArgument("ID") }
        var seen: Set<String> = []
        return (catalog, words.dropFirst().filter { seen.insert($0).inserted })
    }
}
