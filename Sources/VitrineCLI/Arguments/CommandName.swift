/// The commands of this room.
public enum CommandName: String, CaseIterable, Hashable, Sendable {
    /// Prints a list of a catalogue.
    case list
    /// Prints everything about one item.
    case show

    /// What stands after the command, in order.
    var arguments: [String] {
        switch self {
        case .list: ["CATALOG"]
        case .show: ["CATALOG", "ID"]
        }
    }

    /// The options that it knows.
    var options: [CommandOption] {
        switch self {
        case .list:
            [.list, .page, .all, .search, .sort, .genre, .years, .minimumRating, .json, .help]
        case .show: [.json, .help]
        }
    }
}
