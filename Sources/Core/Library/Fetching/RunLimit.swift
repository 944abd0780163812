import Catalog

/// Ends a run through a list without an end, such as one whose service makes up rows forever.
struct RunLimit {
    /// The maximum number of pages.
    static let mostPages = 20_000
    /// The maximum size of all responses, in bytes.
    static let mostBytes = 1_000_000_000

    private var pages = 0
    private var bytes = 0

    /// Counts a page that is about to be requested.
    ///
    /// - Throws: `badResponse` if a limit is reached.
    mutating func request() throws(CatalogError) {
        guard pages < Self.mostPages, bytes < Self.mostBytes else {
            throw .badResponse(.endless(pages: pages))
        }
        pages += 1
    }

    /// Counts the response.
    mutating func add(_ page: Page<Item>) { bytes += page.bytes }
}
