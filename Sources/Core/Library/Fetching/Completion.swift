public import Catalog

/// The progress of fetching a whole list.
public struct Completion: Hashable, Sendable {
    /// The number of stored pages.
    public let loadedPages: Int
    /// The number of all pages; nil until the first one has arrived.
    public let totalPages: Int?
    /// How many rows of the stored pages could not be decoded and were left out.
    public let skipped: Int
    /// The error that stopped it, until it is requested again.
    public let failure: CatalogError?

    /// Nothing is skipped and nothing has failed by default.
    public init(
        loadedPages: Int,
        totalPages: Int?,
        skipped: Int = 0,
        failure: CatalogError? = nil
    ) {
        self.loadedPages = loadedPages
        self.totalPages = totalPages
        self.skipped = skipped
        self.failure = failure
    }

    /// Whether every page is stored.
    public var isDone: Bool { totalPages.map { loadedPages >= $0 } ?? false }
}
