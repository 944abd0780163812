import Catalog
import Foundation
import L10n

/// Codes to choose from, in the order of their names; the first is nil, which means no choice.
extension Localizer {
    var countries: [String?] { sorted(Country.codes, by: country) }
    var originalLanguages: [String?] { sorted(OriginalLanguage.codes, by: language) }

    private func sorted(_ codes: Set<String>, by name: (String) -> String) -> [String?] {
        [nil]
            + codes.map { (code: $0, name: name($0)) }
            .sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
            .map(\.code)
    }
}
