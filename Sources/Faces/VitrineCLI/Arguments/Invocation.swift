/// What the command line asks for, read without knowing any catalogue.
public enum Invocation: Hashable, Sendable {
    /// What commands there are, or what one of them takes.
    case help(CommandName?)
    /// The version of the program.
    case version
    /// `vitrine list`.
    case list(ListArguments)
    /// `vitrine show`.
    case show(ShowArguments)
    /// `vitrine favorites`.
    case favorites(FavoritesArguments)
    /// `vitrine report`.
    case report(ReportArguments)
    /// `vitrine sync`.
    case sync(SyncArguments)
    /// `vitrine serve`.
    case serve(ServeArguments)

    /// Reads the words after the program's name.
    /// - Throws: ``UsageError``; an unknown catalogue, list or sort key is found out later.
    public init(_ arguments: [String]) throws(UsageError) {
        let options = ["--help", "--version"]
        let names = CommandName.allCases.map(\.rawValue)
        guard let first = arguments.first else {
            throw .missingArgument("COMMAND")
        }
        switch first {
        case "--help", "-h": self = .help(nil)
        case "--version": self = .version
        case _ where first.hasPrefix("-"): throw .unknownOption(first, allowed: options)
        default:
            guard let command = CommandName(rawValue: first) else {
                throw .unknownCommand(first, allowed: names)
            }
            self = try Self.read(command, arguments.dropFirst())
            return
        }
        if arguments.count > 1 { throw .needlessArgument(arguments[1]) }
    }

    private static func read(
        _ command: CommandName,
        _ arguments: ArraySlice<String>
    ) throws(UsageError) -> Invocation {
        let reader = try ArgumentReader(arguments, allowing: command.options)
        if reader.has(.help) { return .help(command) }
        return switch command {
        case .list: .list(try ListArguments(reader))
        case .show: .show(try ShowArguments(reader))
        case .favorites: .favorites(try FavoritesArguments(reader))
        case .report: .report(try ReportArguments(reader))
        case .sync: .sync(try SyncArguments(reader))
        case .serve: .serve(try ServeArguments(reader))
        }
    }
}
