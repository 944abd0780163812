/// The arguments of `vitrine sync`.
public struct SyncArguments: Hashable, Sendable {
    /// The default number of pages per list; the image cache easily holds their pictures.
    static let usualPages = 10

    /// The catalog id.
    public var catalog: String
    /// The maximum number of pages per list, counting from the first; 10 by default.
    public var pages: Int

    /// Creates the arguments; nil pages means 10.
    public init(catalog: String, pages: Int? = nil) {
        self.catalog = catalog
        self.pages = pages ?? Self.usualPages
    }

    init(_ reader: ArgumentReader<CommandOption>) throws(UsageError) {
        try reader.checkWords(CommandName.sync.arguments)
        self.init(catalog: reader.words[0], pages: try reader.number(.pages, in: 1...1_000_000))
    }
}
