/// What `vitrine favorites` is told.
public struct FavoritesArguments: Hashable, Sendable {
    /// What is done with favorites.
    public enum Action: Hashable, Sendable {
        /// Those of a catalogue are printed; nil for all catalogues whose hearts last.
        case list(catalog: String?)
        /// Items get a heart, by their keys within the catalogue.
        case add(catalog: String, keys: [String])
        /// Items lose their heart, by their keys within the catalogue.
        case remove(catalog: String, keys: [String])
        /// All of them are written to a file; `-` is standard output.
        case export(file: String)
        /// Those of a file are added; `-` is standard input.
        case load(file: String)
    }

    /// What is done.
    public var action: Action
    /// Whether to print JSON.
    public var isJSON: Bool

    /// The names of the actions.
    static let actions = ["list", "add", "remove", "export", "import"]

    /// Makes arguments; for people to read by default.
    public init(_ action: Action, isJSON: Bool = false) {
        self.action = action
        self.isJSON = isJSON
    }

    /// Reads what stands after `favorites`.
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

    /// A catalogue and keys, each key once and in order.
    private static func items(
        _ words: ArraySlice<String>
    ) throws(UsageError) -> (catalog: String, keys: [String]) {
        guard let catalog = words.first else { throw .missingArgument("CATALOG") }
        guard words.count > 1 else { throw .missingArgument("ID") }
        var seen: Set<String> = []
        return (catalog, words.dropFirst().filter { seen.insert($0).inserted })
    }
}
