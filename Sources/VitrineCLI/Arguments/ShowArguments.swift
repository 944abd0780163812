/// What `vitrine show` is told.
public struct ShowArguments: Hashable, Sendable {
    /// The name of the catalogue.
    public var catalog: String
    /// The item's key within the catalogue.
    public var key: String
    /// Whether to print JSON.
    public var isJSON: Bool

    /// Makes arguments; for people to read by default.
    public init(catalog: String, key: String, isJSON: Bool = false) {
        self.catalog = catalog
        self.key = key
        self.isJSON = isJSON
    }

    /// Reads what stands after `show`.
    init(_ reader: ArgumentReader) throws(UsageError) {
        try reader.checkWords(of: .show)
        self.init(catalog: reader.words[0], key: reader.words[1], isJSON: reader.has(.json))
    }
}
