/// The options of all commands.
enum CommandOption: String, CaseIterable {
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
    case size = "--size"
    case scheme = "--scheme"
    case contrast = "--contrast"
    case textScale = "--text-scale"
    case language = "--language"
    case rows = "--rows"
    case catalog = "--catalog"
    case folder = "--folder"
    case help = "--help"

    /// The placeholder of its value in help texts; nil if it has none.
    var value: String? {
        switch self {
        case .list, .genre, .catalog: "NAME"
        case .page, .pages, .port, .seed, .scale, .rows: "N"
        case .search: "TEXT"
        case .sort: "KEY[.asc|.desc]"
        case .years: "A-B"
        case .minimumRating, .textScale: "X"
        case .bind: "ADDRESS"
        case .latency: "MS"
        case .faults: "LIST"
        case .size: "WxH"
        case .scheme: "light|dark"
        case .contrast: "high"
        case .language: "CODE"
        case .folder: "DIR"
        case .all, .offline, .json, .help: nil
        }
    }

    /// Whether it may be given more than once.
    var isRepeatable: Bool { self == .genre }
}
