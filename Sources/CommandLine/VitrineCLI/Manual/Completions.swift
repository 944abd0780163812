import Catalog
import L10n

/// The data for all shells' completions: the words of the command line, by the words before them.
///
/// A shell's script finds the words that aren't options and looks them up in the rules. It doesn't
/// start any programs while the user types; the files of added catalogs are named after their ids.
struct Completions {
    let manual: Manual
    let catalogs: [CatalogDescriptor]

    /// The options that take the following word as their value.
    var valued: [String] {
        let options = CommandOption.allCases.filter { $0.value != nil }.map(\.rawValue)
        return options + ProgramOption.allCases.filter { $0.value != nil }.map(\.rawValue)
    }

    /// The options whose values can be offered, each with the source of its values.
    var offering: [(option: String, source: CompletionSource)] {
        let options = CommandOption.allCases.map { ($0.rawValue, $0.completion) }
        return (options + ProgramOption.allCases.map { ($0.rawValue, $0.completion) })
            .filter { $0.1 != .nothing }
    }

    /// Returns a catalog's list ids in display order.
    func lists(of catalog: CatalogDescriptor) -> [String] { catalog.lists.map(\.id.rawValue) }

    /// Returns the sort keys of all of a catalog's lists, each once.
    func sorts(of catalog: CatalogDescriptor) -> [String] {
        catalog.lists.flatMap(\.sorts).map(\.id.rawValue).reduce(into: []) { keys, key in
            if !keys.contains(key) { keys.append(key) }
        }
    }

    /// Whether the user's own catalogs belong to a source's words.
    func hasOwnCatalogs(_ source: CompletionSource) -> Bool {
        source == .catalogs || source == .places
    }

    /// Returns a fixed source's words; nil for files, and if the words depend on a catalog.
    func words(of source: CompletionSource) -> [String]? {
        switch source {
        case .catalogs: catalogs.map(\.id.rawValue)
        case .places: ["home"] + catalogs.filter(\.isBrowsable).map(\.id.rawValue)
        case .words(let words): words
        case .lists, .sorts, .files, .nothing: nil
        }
    }

    /// Returns a line naming the script's generator; `#` begins a comment in all three shells.
    static func header(_ kind: GenerateArguments.Kind) -> String {
        "# Written by `vitrine generate \(kind.rawValue)`; do not edit.\n"
    }

    /// Returns text in single quotes, within which a shell expands nothing.
    static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: #"'\''"#) + "'"
    }
}
