/// The program's commands.
public enum CommandName: String, CaseIterable, Hashable, Sendable {
    /// Prints a catalog's list.
    case list
    /// Prints everything about one item.
    case show
    /// Lists, changes, exports and imports marks.
    case marks
    /// The same for favorites alone.
    case favorites
    /// Prints the number of posts per user and the sizes of their pictures.
    case report
    /// Downloads pages and pictures for offline use.
    case sync
    /// Lists, makes, checks, tries, adds and removes catalogs, and saves their keys.
    case catalogs
    /// Runs only the demonstration service.
    case serve
    /// Prints the manual page or a shell's completions.
    case generate

    /// Creates the command that a user typed; `library` is an earlier name of `marks`.
    init?(typed name: String) { self.init(rawValue: name == "library" ? "marks" : name) }

    /// The command's positional arguments, in order.
    var arguments: [String] {
        switch self {
        case .list, .report, .sync: ["CATALOG"]
        case .show: ["CATALOG", "ID"]
        case .marks: [MarksArguments.actions.joined(separator: "|"), "…"]
        case .favorites: [MarksArguments.favoriteActions.joined(separator: "|"), "…"]
        case .catalogs: [CatalogsArguments.actions.joined(separator: "|"), "…"]
        case .serve: []
        case .generate: ["KIND"]
        }
    }

    /// The places of items' ids among the arguments, 0-based; nil if there are none.
    var ids: ClosedRange<Int>? {
        switch self {
        case .show: 1...1
        case .marks, .favorites: 2...Int.max
        default: nil
        }
    }

    /// The complete usage line after the command name.
    var synopsis: String {
        switch self {
        case .favorites:
            """
            list [CATALOG] | add CATALOG ID… | remove CATALOG ID… | export FILE \
            | import FILE|FOLDER…
            """
        case .marks:
            """
            list [CATALOG] | add CATALOG ID… | remove CATALOG ID… | rate CATALOG ID STARS \
            | note CATALOG ID [TEXT] | export FILE | import FILE|FOLDER…
            """
        case .catalogs:
            """
            list | new ADDRESS | check FILE | try FILE|CATALOG | add FILE | remove CATALOG \
            | key CATALOG
            """
        case .generate: GenerateArguments.Kind.allCases.map(\.rawValue).joined(separator: "|")
        case .list, .show, .report, .sync, .serve: arguments.joined(separator: " ")
        }
    }

    /// Returns what can follow some arguments.
    func completion(after arguments: some Collection<String>) -> CompletionSource {
        switch (self, arguments.count, arguments.first) {
        case (.list, 0, _), (.show, 0, _), (.report, 0, _), (.sync, 0, _): .catalogs
        case (.marks, 0, _): .words(MarksArguments.actions)
        case (.favorites, 0, _): .words(MarksArguments.favoriteActions)
        case (.marks, _, "import"), (.favorites, _, "import"), (.marks, 1, "export"),
            (.favorites, 1, "export"):
            .files
        case (.marks, 1, _), (.favorites, 1, _): .catalogs
        case (.catalogs, 0, _): .words(CatalogsArguments.actions)
        case (.catalogs, 1, "check"), (.catalogs, 1, "try"), (.catalogs, 1, "add"): .files
        case (.catalogs, 1, "remove"), (.catalogs, 1, "key"): .catalogs
        case (.generate, 0, _): .words(GenerateArguments.Kind.allCases.map(\.rawValue))
        default: .nothing
        }
    }

    var options: [CommandOption] {
        switch self {
        case .list:
            [
                .list, .page, .all, .search, .sort, .genre, .years, .minimumRating, .maximumRuntime,
                .language, .country, .offline, .json, .help,
            ]
        case .show: [.offline, .json, .help]
        case .favorites, .report: [.json, .help]
        case .marks: [.kind, .day, .format, .json, .help]
        case .sync: [.pages, .help]
        case .serve: [.bind, .port, .latency, .seed, .scale, .help]
        case .catalogs: [.write, .set, .replace, .remove, .help]
        case .generate: [.help]
        }
    }

    /// The exit codes that the command may return, in ascending order.
    var exitCodes: [ExitCode] {
        switch self {
        case .list, .show, .marks, .favorites, .sync: ExitCode.allCases
        case .report: [.done, .usage, .offline, .storage, .interrupted]
        case .serve: [.done, .usage, .service, .storage, .interrupted]
        case .catalogs: ExitCode.allCases
        case .generate: [.done, .usage, .storage]
        }
    }
}
