public import Catalog
public import Foundation

/// The order of a list as it is known now; rows are read by window.
public struct ItemOrder: Hashable, Sendable {
    /// What was asked.
    public let query: Query
    /// The items in order, each once.
    public let ids: [Item.ID]
    /// How many pages are stored.
    public let loadedPages: Int
    /// How many there are; nil while no page has come.
    public let totalPages: Int?
    /// How many rows of the stored pages could not be read and were left out.
    public let skipped: Int
    /// When the oldest of the stored pages came; nil while none has.
    public let fetchedAt: Date?
    /// Differs from the last one where rows have been written anew, so that they are to be read
    /// again though the order may be the same.
    public let revision: Int

    /// Makes an order of its parts; nothing skipped, never fetched and of revision 0 by default.
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
