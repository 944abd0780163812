import Catalog
import Foundation
import L10n

/// All facts about one item as text.
struct DetailsSheet {
    let catalog: CatalogDescriptor
    let strings: Localizer

    /// Returns the title, then a line for each facet in the catalog's order.
    ///
    /// On a terminal, long texts are wrapped beside their labels.
    func lines(_ details: ItemDetails, isFavorite: Bool, columns: Int?) -> [String] {
        let facts = catalog.facets.compactMap { declaration -> (String, String)? in
            let value = details.facets[key: declaration.key]
            guard let text = text(of: value, declaration), !text.isEmpty else { return nil }
            return (strings.caption(declaration.caption, of: value), text)
        }
        let width = facts.reduce(0) { max($0, $1.0.terminalWidth) } + 2
        let body = facts.flatMap { caption, text -> [String] in
            let lines =
                columns.map { text.wrapped(to: max($0 - width, 20)) } ?? [text]
            return lines.enumerated().map { place, line in
                (place == 0 ? caption : "").padded(to: width) + line
            }
        }
        return [(isFavorite ? "♥ " : "") + details.item.title.shortened().harmless, ""] + body
    }

    private func text(of value: FacetValue?, _ declaration: FacetDeclaration) -> String? {
        switch value {
        case nil: declaration.kind == .rating ? strings("value.not-rated") : nil
        case .number(let minutes) where declaration.key == Facet<Double>.runtime.key:
            strings.duration(minutes: Int(minutes.rounded()))
        case .trailer(let trailer): "\(trailer.site): \(trailer.url.absoluteString)".harmless
        case let value?:
            strings.text(of: value, counting: declaration.unit, in: .details).harmless
        }
    }
}
