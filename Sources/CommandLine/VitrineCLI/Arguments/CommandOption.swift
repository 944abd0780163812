import Catalog
import L10n
import Library

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
    case maximumRuntime = "--max-runtime"
    case language = "--language"
    case country = "--country"
    case offline = "--offline"
    case json = "--json"
    case kind = "--kind"
    case day = "--day"
    case format = "--format"
    case replace = "--replace"
    case remove = "--remove"
    case write = "--write"
    case set = "--set"
    case bind = "--bind"
    case port = "--port"
    case latency = "--latency"
    case seed = "--seed"
    case scale = "--scale"
    case help = "--help"

    /// The placeholder for the option's value in help text; nil if it has no value.
    var value: String? {
        switch self {
        case .list, .genre: "NAME"
        case .page, .pages, .port, .seed, .scale: "N"
        case .kind: "KIND"
        case .day: "DAY"
        case .format: "FORMAT"
        case .search: "TEXT"
        case .sort: "KEY[.asc|.desc]"
        case .years: "A-B"
        case .minimumRating: "X"
        case .maximumRuntime: "MINUTES"
        case .language, .country: "CODE"
        case .bind: "ADDRESS"
        case .latency: "MS"
        case .write: "FILE"
        case .set: "NAME=VALUE"
        case .all, .offline, .json, .replace, .remove, .help: nil
        }
    }

    /// The values that a shell offers.
    var completion: CompletionSource {
        switch self {
        case .list: .lists
        case .sort: .sorts
        case .kind: .words(MarkKind.allCases.map(\.rawValue))
        case .format: .words(MarksExport.Format.allCases.map(\.rawValue))
        case .write: .files
        case .language: .words(OriginalLanguage.codes.sorted())
        case .country: .words(Country.codes.sorted())
        case .page, .pages, .all, .search, .genre, .years, .minimumRating, .maximumRuntime,
            .offline,
            .json, .bind, .day, .set, .replace, .remove, .port, .latency, .seed, .scale, .help:
            .nothing
        }
    }

    /// Whether the option may occur more than once.
    var isRepeatable: Bool { self == .genre || self == .set }
}

/// A program's options, whose raw values are the words that users type, such as `--json`.
package protocol ArgumentOption: RawRepresentable<String>, Hashable {
    /// The placeholder for the option's value in help text; nil if it has no value.
    var value: String? { get }
    /// Whether the option may occur more than once.
    var isRepeatable: Bool { get }
}

/// The options that replace a command.
enum ProgramOption: String, CaseIterable, ArgumentOption {
    case open = "--open"
    case help = "--help"
    case version = "--version"

    var value: String? { self == .open ? "PLACE" : nil }
    var isRepeatable: Bool { false }
    var completion: CompletionSource { self == .open ? .places : .nothing }
}
