/// The arguments of `vitrine show`.
public struct ShowArguments: Hashable, Sendable {
    /// The catalog id.
    public var catalog: String
    /// The item's key within the catalog.
    public var key: String
    /// Whether to read only from the store.
    public var isOffline = false
    /// Whether to print JSON.
    public var isJSON = false
}

extension ShowArguments {
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
