/// The commands of the program.
public enum CommandName: String, CaseIterable, Hashable, Sendable {
    /// Prints a list of a catalogue.
    case list
    /// Prints everything about one item.
    case show
    /// Runs the demonstration service by itself.
    case serve
    /// Writes pictures of every screen.
    case tour
    /// Measures speed and memory.
    case bench

    /// What stands after the command, in order.
    var arguments: [String] {
        switch self {
        case .list: ["CATALOG"]
        case .show: ["CATALOG", "ID"]
        case .serve: []
        case .tour: ["DIR"]
        case .bench: []
        }
    }

    /// The options that it knows.
    var options: [CommandOption] {
        switch self {
        case .list:
            [.list, .page, .all, .search, .sort, .genre, .years, .minimumRating, .json, .help]
        case .show: [.json, .help]
        case .serve: [.bind, .port, .latency, .faults, .seed, .scale, .help]
        case .tour:
            [.size, .scheme, .contrast, .textScale, .scale, .language, .help]
        case .bench: [.rows, .folder, .help]
        }
    }
}
