public import Catalog

/// The progress of downloading a list: pages first, then pictures.
public struct ListProgress: Hashable, Sendable {
    /// The number of stored pages that are up to date.
    public var loadedPages: Int
    /// The total number of pages; nil until the first page has arrived, and until the last one has
    /// if the service doesn't provide it.
    public var totalPages: Int?
    /// How many rows on the stored pages were skipped because they couldn't be decoded.
    public var skipped: Int
    /// How many pictures are on disk or known to be missing from the service.
    public var loadedImages = 0
    /// The total number of pictures; 0 until all pages have arrived.
    public var totalImages = 0
    /// How many pictures are missing from the service.
    public var absentImages = 0
    /// The size of the pictures on disk, in bytes.
    public var bytes = 0
    /// The error that stopped the download, until it is retried.
    public var failure: CatalogError?

    /// Creates a progress value; by default nothing has been downloaded, skipped or failed.
    public init(
        loadedPages: Int = 0,
        totalPages: Int? = nil,
        skipped: Int = 0,
        failure: CatalogError? = nil
    ) {
        self.loadedPages = loadedPages
        self.totalPages = totalPages
        self.skipped = skipped
        self.failure = failure
    }

    /// Whether all pages are stored.
    public var hasAllPages: Bool { totalPages.map { loadedPages >= $0 } ?? false }
}
