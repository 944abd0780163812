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
    /// When the oldest of the stored pages came; nil while none has.
    public let fetchedAt: Date?

    /// Makes an order of its parts.
    public init(
        query: Query,
        ids: [Item.ID],
        loadedPages: Int,
        totalPages: Int?,
        fetchedAt: Date? = nil
    ) {
        self.query = query
        self.ids = ids
        self.loadedPages = loadedPages
        self.totalPages = totalPages
        self.fetchedAt = fetchedAt
    }

    /// Whether every page is stored.
    public var isComplete: Bool { totalPages.map { loadedPages >= $0 } ?? false }
}
