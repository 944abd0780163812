import Catalog
import Library

/// What `vitrine list` prints.
struct ListResult {
    /// The items in order.
    var items: [Item]
    /// The page's number, 1-based; 1 for the whole list.
    var page = 1
    /// How many pages there are.
    var totalPages = 1
    /// Where the items came from.
    var origin = Answer<Page<Item>>.Origin.store
    /// How many rows could not be read.
    var skipped = 0
}
