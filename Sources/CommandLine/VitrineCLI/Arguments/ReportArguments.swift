/// The arguments of `vitrine report`.
public struct ReportArguments: Hashable, Sendable {
    /// The catalog id.
    public var catalog: String
    /// Whether to print JSON.
    public var isJSON = false
}

extension ReportArguments {
    init(_ reader: ArgumentReader<CommandOption>) throws(UsageError) {
        try reader.checkWords(CommandName.report.arguments)
        self.init(catalog: reader.words[0], isJSON: reader.has(.json))
    }
}
