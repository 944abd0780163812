/// The options of all commands.
enum CommandOption: String, CaseIterable, ArgumentOption {
    case list = "--list"
    case page = "--page"
    case pages = "--pages"
    case all = "--all"
    case search = "--search"
    case sort = "--sort"
    case genre = "--genre"
    case years = "--years"
    case minimumRating = "--min-rating"
    case offline = "--offline"
    case json = "--json"
    case bind = "--bind"
    case port = "--port"
    case latency = "--latency"
    case faults = "--faults"
    case seed = "--seed"
    case scale = "--scale"
    case help = "--help"

    /// The placeholder of its value in help texts; nil if it has none.
    var value: String? {
        switch self {
        case .list, .genre: "NAME"
        case .page, .pages, .port, .seed, .scale: "N"
        case .search: "TEXT"
        case .sort: "KEY[.asc|.desc]"
        case .years: "A-B"
        case .minimumRating: "X"
        case .bind: "ADDRESS"
        case .latency: "MS"
        case .faults: "LIST"
        case .all, .offline, .json, .help: nil
        }
    }

    /// What a shell offers for its value.
    var completion: CompletionSource {
        switch self {
        case .list: .lists
        case .sort: .sorts
        case .page, .pages, .all, .search, .genre, .years, .minimumRating, .offline, .json, .bind,
            .port, .latency, .faults, .seed, .scale, .help:
            .nothing
        }
    }

    /// Whether it may be given more than once.
    var isRepeatable: Bool { self == .genre }
}
