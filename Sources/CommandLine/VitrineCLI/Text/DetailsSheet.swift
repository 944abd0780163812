import Catalog
import Foundation
import L10n
import Primitives

/// All facts about one item as text.
struct DetailsSheet {
    let catalog: CatalogDescriptor
    let strings: Localizer

    /// Returns the title, a line for each facet in the catalog's order, offers and sections.
    ///
    /// On a terminal, long texts are wrapped beside their labels.
    func lines(_ details: ItemDetails, isFavorite: Bool, columns: Int?) -> [String] {
        let facts = catalog.facets.compactMap { declaration -> (String, String)? in
            let value = details.facets[key: declaration.key]
            guard let text = text(of: value, declaration), !text.isEmpty else { return nil }
            return (strings.caption(declaration.caption, of: value), text)
        }
        return [(isFavorite ? "♥ " : "") + details.item.title.shortened().harmless, ""]
            + captioned(facts, columns: columns)
            + lines(of: details.offers, columns: columns)
            + catalog.sections.flatMap { lines(of: $0, in: details) }
    }

    /// Returns texts beside their captions, which have the same width.
    private func captioned(_ facts: [(String, String)], columns: Int?) -> [String] {
        let width = facts.reduce(0) { max($0, $1.0.terminalWidth) } + 2
        return facts.flatMap { caption, text -> [String] in
            // A manifest's subtitle, for example, has no caption.
            guard !caption.isEmpty else { return columns.map(text.wrapped(to:)) ?? [text] }
            let lines =
                columns.map { text.wrapped(to: max($0 - width, 20)) } ?? [text]
            return lines.enumerated().map { place, line in
                (place == 0 ? caption : "").padded(to: width)
                    + (columns == nil ? line : line.isolated)
            }
        }
    }

    /// Returns a heading with the country, a line for each kind of offer, the link and the credit.
    private func lines(of offers: Offers?, columns: Int?) -> [String] {
        guard let offers, let credit = catalog.offersCredit else { return [] }
        let groups = offers.groups.map { group in
            let names = group.providers.map { $0.name.shortened().harmless }
            return (strings("offers.\(group.kind.rawValue)"), names.joined(separator: ", "))
        }
        let title = "\(strings("offers.title")) (\(strings.country(offers.country)))"
        return ["", title] + captioned(groups, columns: columns)
            + [offers.link?.absoluteString.harmless, strings.caption(credit.text)].compactMap(
                \.self
            )
    }

    /// Returns a heading and a line for each of the first items: key, title and roles.
    private func lines(of section: SectionDescriptor, in details: ItemDetails) -> [String] {
        guard let found = details.sections.first(where: { $0.id == section.id }) else { return [] }
        let shown = found.entries.prefix(Self.entryCount)
        let rows = shown.map { entry in
            let roles = entry.roles.map { role in
                section.rolePrefix.map { strings.word(role, under: $0) } ?? role
            }
            return [entry.item.id.key, entry.item.title, roles.joined(separator: ", ")]
                .map { $0.shortened().harmless }
        }
        let widths = [0, 1].map { column in
            rows.reduce(0) { max($0, $1[column].terminalWidth) } + 2
        }
        let rest = found.entries.count - shown.count
        return ["", strings.caption(section.title)]
            + rows.map { row in
                let start = row[0].padded(to: widths[0])
                return row[2].isEmpty
                    ? start + row[1] : start + row[1].padded(to: widths[1]) + row[2]
            } + (rest > 0 ? [strings("cli.show.more", count: rest)] : [])
    }

    /// The maximum number of items of a section.
    private static let entryCount = 20

    private func text(of value: FacetValue?, _ declaration: FacetDeclaration) -> String? {
        switch value {
        case nil: declaration.kind == .rating ? strings("value.not-rated") : nil
        case .number(let minutes) where declaration.key == Facet<Double>.runtime.key:
            strings.duration(minutes: minutes)
        case .trailer(let trailer): "\(trailer.site): \(trailer.url.absoluteString)".harmless
        case let value?:
            strings.text(of: value, counting: declaration.unit, in: .details).harmless
        }
    }
}
