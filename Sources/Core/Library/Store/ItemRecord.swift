import Catalog
import Foundation
import Primitives

/// A row of the items table.
struct ItemRecord: Sendable {
    let key: String
    let title: String
    let artwork: Artwork?
    let facets: [UInt8]
    /// The normalized text for the full-text index: the title and the original title.
    let words: String
    /// The author, or nil.
    let user: Person?
    /// When the item's details filled its row; nil for a row of a list.
    var filledAt: Date?

    init(_ item: Item, filledAt: Date? = nil) {
        self.filledAt = filledAt
        key = item.id.key
        let title = item.title.shortened(to: String.longestStored)
        self.title = title.composed
        artwork = item.artwork
        facets = item.facets.bytes
        user = item.facets[.user]
        let original = item.facets[.originalTitle].flatMap { $0 == title ? nil : $0 }
        words = SearchText.normalized(original.map { "\(title)\n\($0)" } ?? title)
    }
}
