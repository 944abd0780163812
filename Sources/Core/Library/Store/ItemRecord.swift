import Catalog

/// An item as its table holds it.
struct ItemRecord: Sendable {
    let key: String
    let title: String
    let artwork: Artwork?
    let facets: [UInt8]
    /// What the full-text index is given: the title and the original one, normalized.
    let words: String
    /// Who posted it; nil where nobody did.
    let user: Person?

    init(_ item: Item) {
        key = item.id.key
        title = SearchText.composed(item.title)
        artwork = item.artwork
        facets = item.facets.bytes
        user = item.facets[.user]
        let original = item.facets[.originalTitle].flatMap { $0 == item.title ? nil : $0 }
        words = SearchText.normalized(
            [item.title, original].compactMap(\.self).joined(separator: "\n")
        )
    }
}
