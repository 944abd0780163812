public import Catalog
public import Foundation

/// The current order of a list; rows are read separately, as needed.
public struct ItemOrder: Hashable, Sendable {
    /// The list's query.
    public let query: Query
    /// The items, in order and without duplicates.
    public let ids: [Item.ID]
    /// The number of stored pages.
    public let loadedPages: Int
    /// The total number of pages; nil until the first one has arrived, and until the last one has if
    /// the service doesn't provide it.
    public let totalPages: Int?
    /// How many rows on the stored pages were skipped because they couldn't be decoded.
    public let skipped: Int
    /// When the oldest stored page was fetched, or nil.
    public let fetchedAt: Date?
    /// A number that changes when rows are stored again and must be read again, even if their order
    /// is the same.
    public let revision: Int

    /// Creates an order that by default was never fetched, skipped nothing and has revision 0.
    public init(
        query: Query,
        ids: [Item.ID],
        loadedPages: Int,
        totalPages: Int?,
        skipped: Int = 0,
        fetchedAt: Date? = nil,
        revision: Int = 0
    ) {
        self.query = query
        self.ids = ids
        self.loadedPages = loadedPages
        self.totalPages = totalPages
        self.skipped = skipped
        self.fetchedAt = fetchedAt
        self.revision = revision
    }

    /// Whether all pages are stored.
    public var isComplete: Bool { totalPages.map { loadedPages >= $0 } ?? false }
}
