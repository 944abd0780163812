import Catalog
import L10n

/// An item of the spotlight as text.
public struct SpotlightContent: Hashable, Sendable {
    /// Title, picture and lines, as in a row.
    public let row: RowContent
    /// The beginning of what the item is about; nil if unknown.
    public let overview: String?

    /// Formats an item according to its catalog's facet declarations.
    init(_ item: Item, descriptor: CatalogDescriptor, strings: Localizer) {
        row = RowContent(item, descriptor: descriptor, strings: strings)
        let details = DetailsContent(
            ItemDetails(item: item, facets: item.facets),
            descriptor: descriptor,
            strings: strings
        )
        overview = details.texts.first?.parts.first?.shortened()
    }

    /// The facts in one line.
    public var facts: String { row.lines.reversed().joined(separator: "  ·  ") }
}
