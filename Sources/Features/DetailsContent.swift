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
    /// The trailer; nil where there is none.
    public let trailer: Trailer?

    /// Puts an item into words, as its catalogue declares its facets.
    ///
    /// What is not known is left out, but for a rating: "Not rated yet"; and so is an original title
    /// that is the title.
    public init(_ details: ItemDetails, descriptor: CatalogDescriptor, strings: Localizer) {
        let item = details.item
        let known = { (role: FacetRole) in
            descriptor.facets.filter { $0.role == role }.compactMap { declaration -> Fact? in
                let text = strings.words(
                    for: details.facets[key: declaration.key],
                    declaredBy: declaration,
                    besides: item.title,
                    in: .details
                )
                let caption = strings.caption(declaration.caption)
                return text.map { Fact(key: declaration.key, caption: caption, text: $0) }
            }
        }
        id = item.id
        title = item.title
        artwork = item.artwork
        facts = known(.fact)
        texts = known(.body)
        trailer =
            descriptor.facets.lazy.filter { $0.role == .control }
            .compactMap { details.facets[key: $0.key]?.trailer }
            .first
    }
}

extension FacetValue {
    fileprivate var trailer: Trailer? {
        if case .trailer(let trailer) = self { trailer } else { nil }
    }
}
