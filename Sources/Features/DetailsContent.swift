public import Catalog
public import L10n

/// A details page in words.
public struct DetailsContent: Hashable, Sendable {
    /// What something is and what it says.
    public struct Fact: Hashable, Sendable {
        /// The facet's key.
        public let key: String
        /// What it is.
        public let caption: String
        /// What it says.
        public let text: String
    }

    /// Which item.
    public let id: Item.ID
    /// The title.
    public let title: String
    /// The picture; nil where there is none.
    public let artwork: Artwork?
    /// What takes one line each, in the catalogue's order.
    public let facts: [Fact]
    /// Running texts, in the catalogue's order.
    public let texts: [Fact]

    /// Puts an item into words, as its catalogue declares its facets; what is not known is left
    /// out, and so is an original title that is the title.
    public init(_ details: ItemDetails, descriptor: CatalogDescriptor, strings: Localizer) {
        let item = details.item
        let known = descriptor.facets.compactMap { declaration -> (FacetRole, Fact)? in
            guard let value = details.facets[key: declaration.key], value != .text(item.title)
            else { return nil }
            let text = Self.text(of: value, unit: declaration.unit, strings)
            guard !text.isEmpty else { return nil }
            let caption = strings.caption(declaration.caption)
            return (declaration.role, Fact(key: declaration.key, caption: caption, text: text))
        }
        id = item.id
        title = item.title
        artwork = item.artwork
        facts = known.filter { $0.0 == .fact }.map(\.1)
        texts = known.filter { $0.0 == .body }.map(\.1)
    }

    private static func text(
        of value: FacetValue,
        unit: FacetUnit,
        _ strings: Localizer
    ) -> String {
        if case .number(let minutes) = value, unit == .minutes {
            return strings.duration(minutes: Int(minutes))
        }
        return strings.text(of: value, in: .details)
    }
}
