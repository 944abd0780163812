public import Catalog

/// How much of a list has been downloaded: pages first, then pictures.
public struct ListProgress: Hashable, Sendable {
    /// The number of stored pages that need not be fetched again.
    public var loadedPages: Int
    /// The number of all pages; nil until the first one has arrived.
    public var totalPages: Int?
    /// How many rows of the stored pages could not be decoded and were left out.
    public var skipped: Int
    /// How many pictures are on disk, or missing from the service.
    public var loadedImages = 0
    /// The number of all pictures; 0 until all pages have arrived.
    public var totalImages = 0
    /// How many pictures the service does not have.
    public var absentImages = 0
    /// The size of the pictures on disk, in bytes.
    public var bytes = 0
    /// The error that stopped the download, until it is tried again.
    public var failure: CatalogError?

    /// By default nothing has been downloaded, skipped or failed.
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

    /// Whether every page is stored.
    public var hasAllPages: Bool { totalPages.map { loadedPages >= $0 } ?? false }
}
