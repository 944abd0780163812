/// What `vitrine report` is told.
public struct ReportArguments: Hashable, Sendable {
    /// The name of the catalogue.
    public var catalog: String
    /// Whether to print JSON.
    public var isJSON: Bool

    /// Makes arguments; for people to read by default.
    public init(catalog: String, isJSON: Bool = false) {
        self.catalog = catalog
        self.isJSON = isJSON
    }

    /// Reads what stands after `report`.
    init(_ reader: ArgumentReader<CommandOption>) throws(UsageError) {
        try reader.checkWords(CommandName.report.arguments)
        self.init(catalog: reader.words[0], isJSON: reader.has(.json))
    }
}
