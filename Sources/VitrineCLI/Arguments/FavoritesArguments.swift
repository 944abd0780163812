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
    }

    /// What is done.
    public var action: Action
    /// Whether to print JSON.
    public var isJSON: Bool

    /// The names of the actions.
    static let actions = ["list", "add", "remove"]

    /// Makes arguments; for people to read by default.
    public init(_ action: Action, isJSON: Bool = false) {
        self.action = action
        self.isJSON = isJSON
    }

    /// Reads what stands after `favorites`.
    init(_ reader: ArgumentReader) throws(UsageError) {
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
        default:
            throw .badValue(name, of: CommandName.favorites.rawValue, allowed: Self.actions)
        }
        isJSON = reader.has(.json)
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
