public import Catalog
public import L10n

/// A row in words: all that a cell needs to show it.
public struct RowContent: Hashable, Sendable {
    /// Which item.
    public let id: Item.ID
    /// The title.
    public let title: String
    /// The lines below the title, none of them empty.
    public let lines: [String]
    /// The picture; nil where there is none.
    public let artwork: Artwork?
    /// The row in one sentence, for screen readers: "The Dark Knight, 2008, Action, rated 8.5".
    public let speech: String

    /// Puts an item into words, as its catalogue's row template says.
    public init(_ item: Item, template: RowTemplate, strings: Localizer) {
        id = item.id
        title = item.title
        artwork = item.artwork
        lines = template.lines.compactMap { keys in
            let parts = keys.compactMap { key in
                Self.text(of: key, item, in: .row, strings)
            }
            return parts.isEmpty ? nil : parts.joined(separator: "  ·  ")
        }
        let spoken = template.lines.flatMap(\.self).compactMap { key in
            Self.text(of: key, item, in: .speech, strings)
        }
        speech = ([item.title] + spoken).joined(separator: ", ")
    }

    /// The words of a facet; a missing rating says so, every other missing facet is left out.
    private static func text(
        of key: String,
        _ item: Item,
        in place: Localizer.Place,
        _ strings: Localizer
    ) -> String? {
        guard let value = item.facets[key: key] else {
            return key == Facet<Rating>.rating.key ? strings("value.not-rated") : nil
        }
        let text = strings.text(of: value, in: place)
        return text.isEmpty ? nil : text
    }
}
