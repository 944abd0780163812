/// The arguments of `vitrine report`.
public struct ReportArguments: Hashable, Sendable {
    /// The catalog id.
    public var catalog: String
    /// Whether to print JSON.
    public var isJSON: Bool

    /// Creates the arguments; the output is plain text by default.
    public init(catalog: String, isJSON: Bool = false) {
        self.catalog = catalog
        self.isJSON = isJSON
    }

    init(_ reader: ArgumentReader<CommandOption>) throws(UsageError) {
        try reader.checkWords(CommandName.report.arguments)
        self.init(catalog: reader.words[0], isJSON: reader.has(.json))
    }
}
