public import Catalog
public import Foundation
public import L10n

/// A row as text: all that a cell needs to show it.
public struct RowContent: Hashable, Sendable {
    /// The item the row was made from.
    public let id: Item.ID
    /// Never empty; at most 500 Unicode scalars, as each text of the row.
    public let title: String
    /// Running text below the title; nil if the catalog's rows or the item have none.
    public let text: String?
    /// The lines below that, none of them empty.
    public let lines: [String]
    /// Nil if there is no picture.
    public let artwork: Artwork?
    /// The item's page on the web; nil if unknown.
    public let link: URL?
    /// The row in one sentence, for screen readers: "The Dark Knight, 2008, Action, rated 8.5".
    ///
    /// Dates come first: they distinguish items with the same title.
    public let speech: String

    /// Formats an item according to its catalog's row template.
    ///
    /// Missing values are left out, except for a rating: "Not rated yet".
    public init(_ item: Item, descriptor: CatalogDescriptor, strings: Localizer) {
        let words = { (key: String, place: Localizer.Place) in
            strings.words(
                for: item.facets[key: key],
                declaredBy: descriptor.facets.first { $0.key == key },
                besides: item.title,
                in: place
            )
        }
        id = item.id
        title = item.title.shortened()
        artwork = item.artwork
        text = descriptor.row.text.flatMap { words($0, .row) }
        lines = descriptor.row.lines.compactMap { keys in
            let parts = keys.compactMap { words($0, .row) }
            return parts.isEmpty ? nil : parts.joined(separator: "  ·  ")
        }
        link = descriptor.facets.lazy.compactMap { item.facets[key: $0.key]?.link }.first
        let keys = descriptor.row.lines.flatMap(\.self)
        let isDay = { (key: String) in item.facets[key: key]?.kind == .day }
        let spoken = (keys.filter(isDay) + keys.filter { !isDay($0) })
            .compactMap { words($0, .speech) }
        speech = ([title, text].compactMap(\.self) + spoken).joined(separator: ", ")
    }
}

extension FacetValue {
    fileprivate var link: URL? {
        if case .link(let url) = self { url } else { nil }
    }
}
