/// What `vitrine show` is told.
public struct ShowArguments: Hashable, Sendable {
    /// The name of the catalogue.
    public var catalog: String
    /// The item's key within the catalogue.
    public var key: String
    /// Whether the store alone is asked.
    public var isOffline: Bool
    /// Whether to print JSON.
    public var isJSON: Bool

    /// Makes arguments; from the service and for people to read by default.
    public init(catalog: String, key: String, isOffline: Bool = false, isJSON: Bool = false) {
        self.catalog = catalog
        self.key = key
        self.isOffline = isOffline
        self.isJSON = isJSON
    }

    /// Reads what stands after `show`.
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
