public import Catalog
public import Foundation

/// The current order of a list; rows are read separately, as needed.
public struct ItemOrder: Hashable, Sendable {
    /// The query it answers.
    public let query: Query
    /// The items in order, without duplicates.
    public let ids: [Item.ID]
    /// The number of stored pages.
    public let loadedPages: Int
    /// The number of all pages; nil until the first one has arrived.
    public let totalPages: Int?
    /// How many rows of the stored pages could not be decoded and were left out.
    public let skipped: Int
    /// When the oldest of the stored pages was fetched; nil if there is none.
    public let fetchedAt: Date?
    /// Changes when rows are stored again, so that they must be read again even if the order is the
    /// same.
    public let revision: Int

    /// By default nothing is skipped, it was never fetched, and the revision is 0.
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

    /// Whether every page is stored.
    public var isComplete: Bool { totalPages.map { loadedPages >= $0 } ?? false }
}
