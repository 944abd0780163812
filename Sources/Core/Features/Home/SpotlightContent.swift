import Catalog
import L10n
import Primitives

/// The text and picture of an item in the spotlight.
public struct SpotlightContent: Hashable, Sendable {
    /// The title, picture and lines, as in a row.
    public let row: RowContent
    /// The beginning of the description; nil if unknown.
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

    /// The row's lines, in reverse order, joined into one.
    public var facts: String { row.lines.reversed().joinedLeftToRight(separator: "  ·  ") }
}
