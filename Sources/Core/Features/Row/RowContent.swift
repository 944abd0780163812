public import Catalog
public import Foundation
public import L10n

/// A row as text: all that a cell needs to show it.
public struct RowContent: Identifiable, Hashable, Sendable {
    /// The item the row was made from.
    public let id: Item.ID
    /// Never empty; at most 500 Unicode scalars, as each text of the row.
    public let title: String
    /// The 1-based place in a ranking; nil in other lists.
    public let rank: Int?
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
    ///
    /// - Parameters:
    ///   - item: what the row stands for.
    ///   - descriptor: its catalog.
    ///   - list: the list that the row is in; none by default.
    ///   - rank: its 1-based place in a ranking; none by default.
    ///   - strings: the texts in the user's language.
    public init(
        _ item: Item,
        descriptor: CatalogDescriptor,
        list: ListDescriptor? = nil,
        rank: Int? = nil,
        strings: Localizer
    ) {
        let template = descriptor.row(in: list)
        let words = { (key: String, place: Localizer.FacetContext) in
            strings.words(
                for: item.facets[key: key],
                declaredBy: descriptor.facets.first { $0.key == key },
                besides: item.title,
                in: place
            )
        }
        id = item.id
        title = item.title.shortened()
        self.rank = rank
        artwork = item.artwork
        text = template.text.flatMap { words($0, .row) }
        lines = template.lines.compactMap { keys in
            let parts = keys.compactMap { words($0, .row) }
            return parts.isEmpty ? nil : parts.joined(separator: "  ·  ")
        }
        link = descriptor.facets.lazy.compactMap { item.facets[key: $0.key]?.link }.first
        let keys = template.lines.flatMap(\.self)
        let isDay = { (key: String) in item.facets[key: key]?.kind == .day }
        let spoken = (keys.filter(isDay) + keys.filter { !isDay($0) })
            .compactMap { words($0, .speech) }
        speech = ([Self.ranked(title, rank), text].compactMap(\.self) + spoken).joined(
            separator: ", "
        )
    }
}

extension RowContent {
    /// The title with the rank before it, where there is one: `1. Alien`.
    public var rankedTitle: String { Self.ranked(title, rank) }

    private static func ranked(_ title: String, _ rank: Int?) -> String {
        rank.map { "\($0). \(title)" } ?? title
    }
}

extension FacetValue {
    fileprivate var link: URL? {
        if case .link(let url) = self { url } else { nil }
    }
}

extension RowContent {
    /// The row in one sentence, including whether it is a favorite: "…, rated 8.5, favorite".
    public func speech(isFavorite: Bool, _ strings: Localizer) -> String {
        isFavorite ? "\(speech), \(strings("value.favorite-spoken"))" : speech
    }
}
