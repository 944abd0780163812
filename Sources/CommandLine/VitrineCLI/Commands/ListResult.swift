import Catalog
import Foundation
import Library

/// What `vitrine list` prints.
struct ListResult {
    var items: [Item]
    /// 1-based; 1 for the whole list.
    var page = 1
    var totalPages = 1
    /// Where the items came from: the network only if all of them just did.
    var origin = Answer<Page<Item>>.Origin.store
    /// How many rows could not be decoded.
    var skipped = 0
    /// When the oldest of the stored pages was fetched; nil if unknown.
    var fetchedAt: Date?
    /// Whether the service was asked and did not respond.
    var isUnanswered = false
}
