/// The commands of the program.
public enum CommandName: String, CaseIterable, Hashable, Sendable {
    /// Prints a list of a catalogue.
    case list
    /// Prints everything about one item.
    case show
    /// Lists, adds and removes favorites, writes them to a file and reads them from one.
    case favorites
    /// Prints who posted how much and how large the pictures are.
    case report
    /// Loads pages and pictures for when there is no network.
    case sync
    /// Runs the demonstration service by itself.
    case serve

    /// What stands after the command, in order.
    var arguments: [String] {
        switch self {
        case .list, .report, .sync: ["CATALOG"]
        case .show: ["CATALOG", "ID"]
        case .favorites: [FavoritesArguments.actions.joined(separator: "|"), "…"]
        case .serve: []
        }
    }

    /// What stands after the command, in full.
    var synopsis: String {
        switch self {
        case .favorites:
            "list [CATALOG] | add CATALOG ID… | remove CATALOG ID… | export FILE | import FILE"
        case .list, .show, .report, .sync, .serve: arguments.joined(separator: " ")
        }
    }

    /// The options that it knows.
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
