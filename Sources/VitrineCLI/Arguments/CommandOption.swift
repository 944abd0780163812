/// The options of all commands.
enum CommandOption: String, CaseIterable {
    case list = "--list"
    case page = "--page"
    case all = "--all"
    case search = "--search"
    case sort = "--sort"
    case genre = "--genre"
    case years = "--years"
    case minimumRating = "--min-rating"
    case json = "--json"
    case help = "--help"

    /// What its value is called; nil where it has none.
    var value: String? {
        switch self {
        case .list, .genre: "NAME"
        case .page: "N"
        case .search: "TEXT"
        case .sort: "KEY[.asc|.desc]"
        case .years: "A-B"
        case .minimumRating: "X"
        case .all, .json, .help: nil
        }
    }

    /// Whether it may stand more than once.
    var isRepeatable: Bool { self == .genre }
}
