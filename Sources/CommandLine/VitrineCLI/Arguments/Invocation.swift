/// A parsed command line, in which the names of catalogs, lists and sort keys haven't been checked.
public enum Invocation: Hashable, Sendable {
    /// Opens the app at `home` or in a catalog.
    case open(String)
    /// Opens the app at the target of a link, such as `vitrine://movies/1001`.
    case link(String)
    /// Runs without a window and answers the desktop's D-Bus requests; D-Bus starts the app this
    /// way.
    case service
    /// Prints help for the program or for one command.
    case help(CommandName?)
    /// Prints the program version.
    case version
    /// Prints a list.
    case list(ListArguments)
    /// Prints one item.
    case show(ShowArguments)
    /// Lists or changes marks.
    case marks(MarksArguments)
    /// Prints statistics.
    case report(ReportArguments)
    /// Downloads data for offline use.
    case sync(SyncArguments)
    /// Lists, makes, checks, tries, adds or removes catalogs, or saves their keys.
    case catalogs(CatalogsArguments)
    /// Runs the demonstration service.
    case serve(ServeArguments)
    /// Prints text generated from the description of the command line.
    case generate(GenerateArguments)
    /// Prints what a shell offers for the last of the words after the program name.
    case complete([String])

    /// Parses the words after the program name as the system passes them.
    ///
    /// `CommandLine.arguments` replaces invalid bytes, so a file name could become another one.
    ///
    /// - Throws: ``UsageError``, like ``init(_:)``.
    public init(bytes words: [[UInt8]]) throws(UsageError) {
        var arguments: [String] = []
        for word in words {
            guard let text = String(validating: word, as: UTF8.self) else { throw .notUTF8(word) }
            arguments.append(text)
        }
        try self.init(arguments)
    }

    /// Parses the words after the program name.
    ///
    /// - Throws: ``UsageError``; an unknown catalog, list or sort key is detected later.
    public init(_ arguments: [String]) throws(UsageError) {
        let options = ProgramOption.allCases.map(\.rawValue)
        let names = CommandName.allCases.map(\.rawValue)
        guard var first = arguments.first else {
            throw .missingArgument("COMMAND")
        }
        var arguments = arguments
        if first.hasPrefix("--open=") {
            arguments.replaceSubrange(0...0, with: ["--open", String(first.dropFirst(7))])
            first = "--open"
        }
        switch first {
        case "--help", "-h": self = .help(nil)
        case "--version": self = .version
        // GLib's option, which D-Bus passes and users don't type.
        case "--gapplication-service": self = .service
        case _ where first.hasPrefix("vitrine:"): self = .link(first)
        // The shells' completions ask, and users don't type it.
        case "complete":
            self = .complete(Array(arguments.dropFirst()))
            return
        case "--open":
            guard arguments.count > 1 else { throw .missingValue(option: first) }
            self = .open(arguments.remove(at: 1))
        case _ where first.hasPrefix("-"): throw .unknownOption(first, allowed: options)
        default:
            guard let command = CommandName(typed: first) else {
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
        let reader = try ArgumentReader(
            arguments,
            allowing: command.options,
            ids: command.ids
        )
        if reader.has(.help) { return .help(command) }
        return switch command {
        case .list: .list(try ListArguments(reader))
        case .show: .show(try ShowArguments(reader))
        case .marks, .favorites: .marks(try MarksArguments(reader, of: command))
        case .report: .report(try ReportArguments(reader))
        case .sync: .sync(try SyncArguments(reader))
        case .catalogs: .catalogs(try CatalogsArguments(reader))
        case .serve: .serve(try ServeArguments(reader))
        case .generate: .generate(try GenerateArguments(reader))
        }
    }
}

extension Invocation {
    /// The name of the catalog that a command asks, or nil.
    var catalog: String? {
        switch self {
        case .list(let arguments): arguments.catalog
        case .show(let arguments): arguments.catalog
        case .report(let arguments): arguments.catalog
        case .sync(let arguments): arguments.catalog
        case .marks(let arguments): arguments.asked
        case .open, .link, .service, .help, .version, .catalogs, .serve, .generate, .complete: nil
        }
    }
}
