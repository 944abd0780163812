public import Catalog

/// How far the fetching of a whole list has come.
public struct Completion: Hashable, Sendable {
    /// How many pages are stored.
    public let loadedPages: Int
    /// How many there are; nil while no page has come.
    public let totalPages: Int?
    /// How many rows of the stored pages could not be read and were left out.
    public let skipped: Int
    /// What stopped it, until it is asked for again.
    public let failure: CatalogError?

    /// Makes a progress value; nothing is skipped and nothing failed by default.
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
