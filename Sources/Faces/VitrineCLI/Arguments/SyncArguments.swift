/// What `vitrine sync` is told.
public struct SyncArguments: Hashable, Sendable {
    /// How many pages of a list are loaded where nobody says: as many pictures as the cache of
    /// images holds with ease.
    static let usualPages = 10

    /// The name of the catalogue.
    public var catalog: String
    /// How many pages of each list are loaded at most, from the first; 10 by default.
    public var pages: Int

    /// Makes arguments.
    public init(catalog: String, pages: Int? = nil) {
        self.catalog = catalog
        self.pages = pages ?? Self.usualPages
    }

    /// Reads what stands after `sync`.
    init(_ reader: ArgumentReader<CommandOption>) throws(UsageError) {
        try reader.checkWords(CommandName.sync.arguments)
        self.init(catalog: reader.words[0], pages: try reader.number(.pages, in: 1...1_000_000))
    }
}
