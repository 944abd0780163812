/// The commands of the program.
public enum CommandName: String, CaseIterable, Hashable, Sendable {
    /// Prints a list of a catalog.
    case list
    /// Prints everything about one item.
    case show
    /// Lists, adds and removes favorites, exports and imports them.
    case favorites
    /// Prints who posted how much, and the sizes of the pictures.
    case report
    /// Downloads pages and pictures for use offline.
    case sync
    /// Runs the demonstration service on its own.
    case serve

    /// The command's positional arguments, in order.
    var arguments: [String] {
        switch self {
        case .list, .report, .sync: ["CATALOG"]
        case .show: ["CATALOG", "ID"]
        case .favorites: [FavoritesArguments.actions.joined(separator: "|"), "…"]
        case .serve: []
        }
    }

    /// The complete usage line after the command's name.
    var synopsis: String {
        switch self {
        case .favorites:
            "list [CATALOG] | add CATALOG ID… | remove CATALOG ID… | export FILE | import FILE"
        case .list, .show, .report, .sync, .serve: arguments.joined(separator: " ")
        }
    }

    var options: [CommandOption] {
        switch self {
        case .list:
            [
                .list, .page, .all, .search, .sort, .genre, .years, .minimumRating, .offline, .json,
                .help,
            ]
        case .show: [.offline, .json, .help]
        case .favorites, .report: [.json, .help]
        case .sync: [.pages, .help]
        case .serve: [.bind, .port, .latency, .faults, .seed, .scale, .help]
        }
    }
}
