import Catalog
import L10n

/// What the completions of all shells know: the words of the command line, by the words before them.
///
/// A shell's script finds the words that are no options, looks them up in the rules and asks no
/// program, so that nothing is started while somebody types.
struct Completions {
    let manual: Manual
    let catalogs: [CatalogDescriptor]

    /// The options with a value, which takes the word that follows.
    var valued: [String] {
        let options = CommandOption.allCases.filter { $0.value != nil }.map(\.rawValue)
        return options + ProgramOption.allCases.filter { $0.value != nil }.map(\.rawValue)
    }

    /// The options whose values can be offered, each with where from.
    var offering: [(option: String, source: CompletionSource)] {
        let options = CommandOption.allCases.map { ($0.rawValue, $0.completion) }
        return (options + ProgramOption.allCases.map { ($0.rawValue, $0.completion) })
            .filter { $0.1 != .nothing }
    }

    /// The ids of a catalog's lists, all of them in its order.
    func lists(of catalog: CatalogDescriptor) -> [String] { catalog.lists.map(\.id.rawValue) }

    /// The sort keys of a catalog's lists, each once.
    func sorts(of catalog: CatalogDescriptor) -> [String] {
        catalog.lists.flatMap(\.sorts).map(\.id.rawValue).reduce(into: []) { keys, key in
            if !keys.contains(key) { keys.append(key) }
        }
    }

    /// The words of a source that depend on nothing; nil for files, and where a catalog decides.
    func words(of source: CompletionSource) -> [String]? {
        switch source {
        case .catalogs: catalogs.map(\.id.rawValue)
        case .places: ["home"] + catalogs.map(\.id.rawValue)
        case .words(let words): words
        case .lists, .sorts, .files, .nothing: nil
        }
    }

    /// A line that says what wrote the script; `#` begins a comment in all three shells.
    static func header(_ kind: GenerateArguments.Kind) -> String {
        "# Written by `vitrine generate \(kind.rawValue)`; do not edit.\n"
    }

    /// Text between single quotes, in which a shell replaces nothing.
    static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: #"'\''"#) + "'"
    }
}
