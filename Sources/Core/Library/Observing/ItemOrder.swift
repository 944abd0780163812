public import Catalog
public import Foundation

/// The current order of a list; rows are read separately, as needed.
public struct ItemOrder: Hashable, Sendable {
    /// The query of the list.
    public let query: Query
    /// The items in order, without duplicates.
    public let ids: [Item.ID]
    /// The number of stored pages.
    public let loadedPages: Int
    /// The number of all pages; nil until the first one has arrived.
    public let totalPages: Int?
    /// How many rows of the stored pages were skipped because they could not be decoded.
    public let skipped: Int
    /// When the oldest stored page was fetched, or nil.
    public let fetchedAt: Date?
    /// A number that changes when rows are stored again: they must be read again even if the order
    /// is the same.
    public let revision: Int

    /// Creates an order; by default it was never fetched, nothing was skipped, and the revision is
    /// 0.
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
