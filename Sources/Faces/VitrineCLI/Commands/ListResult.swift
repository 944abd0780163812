import Catalog
import Foundation
import Library

/// What `vitrine list` prints.
struct ListResult {
    /// The items in order.
    var items: [Item]
    /// The page's number, 1-based; 1 for the whole list.
    var page = 1
    /// How many pages there are.
    var totalPages = 1
    /// Where the items came from: the network only where all of them just did.
    var origin = Answer<Page<Item>>.Origin.store
    /// How many rows could not be read.
    var skipped = 0
    /// When the oldest of the stored pages came; nil where that is not known.
    var fetchedAt: Date?
    /// Whether the service was asked and nobody answered.
    var isUnanswered = false
}
