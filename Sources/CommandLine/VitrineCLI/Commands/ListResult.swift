import Catalog
import Foundation
import Library

/// The output of `vitrine list`.
struct ListResult {
    var items: [Item]
    /// The 1-based page number; 1 for the whole list.
    var page = 1
    /// Nil if the service doesn't provide it.
    var totalPages: Int? = 1
    /// The number of stored pages, at least 1.
    var loadedPages = 1
    /// The origin of the items: `network` only if this command has just requested all of them.
    var origin = Fetched<Page<Item>>.Origin.store
    /// The number of rows that couldn't be decoded.
    var skipped = 0
    /// The time when the oldest stored page was fetched; nil if unknown.
    var fetchedAt: Date?
    /// Whether a request was sent and the service didn't respond.
    var isUnanswered = false
}
