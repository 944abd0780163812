/// The arguments of `vitrine show`.
public struct ShowArguments: Hashable, Sendable {
    /// The catalog id.
    public var catalog: String
    /// The item's key within the catalog.
    public var key: String
    /// Whether to read only from the store.
    public var isOffline: Bool
    /// Whether to print JSON.
    public var isJSON: Bool

    /// Creates the arguments; by default the item is requested from the service and printed as
    /// plain text.
    public init(catalog: String, key: String, isOffline: Bool = false, isJSON: Bool = false) {
        self.catalog = catalog
        self.key = key
        self.isOffline = isOffline
        self.isJSON = isJSON
    }

    init(_ reader: ArgumentReader<CommandOption>) throws(UsageError) {
        try reader.checkWords(CommandName.show.arguments)
        self.init(
            catalog: reader.words[0],
            key: reader.words[1],
            isOffline: reader.has(.offline),
            isJSON: reader.has(.json)
        )
    }
}
