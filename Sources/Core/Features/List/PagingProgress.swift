import Catalog
import Library

/// Which pages have been fetched since the first one was last requested, and whether to request
/// more.
struct PagingProgress: Equatable {
    /// How many rows should be loaded below the last visible one.
    ///
    /// At 3,000 points a second and rows of 130, a response may take a second. Four more than a
    /// page, so that a window of usual height requests two pages at the start, not three.
    static let lookahead = 24
    /// How many pages in a row may have nothing new before the list counts as ended: services
    /// repeat rows across neighboring pages, and some repeat their last page forever.
    static let maximumEmptyPages = 10

    /// The last page that the service serves, 1-based.
    private let maximum: Int
    /// The pages that arrived, 1-based.
    private var fetched: Set<Int> = []
    private var rowCount = 0
    private var rowCountAtRequest = 0
    private var pagesWithoutNews = 0

    init(maximum: Int = .max) {
        self.maximum = maximum
    }

    /// The page to request now; nil if enough is loaded.
    ///
    /// Considers the pages from the visible one to the end of the lookahead: after a refresh,
    /// stored pages far above are fetched again only when scrolled to.
    func nextPage(of order: ItemOrder, visible: Range<Int>) -> Int? {
        guard let total = lastPage(of: order), order.loadedPages > 0,
            pagesWithoutNews < Self.maximumEmptyPages
        else { return nil }
        let rowsPerPage = max(1, order.ids.count / order.loadedPages)
        let first = visible.lowerBound / rowsPerPage + 1
        let last = (visible.upperBound + Self.lookahead - 1) / rowsPerPage + 1
        let reachable = 1...max(1, min(total, order.loadedPages + 1))
        return (first...max(first, last)).clamped(to: reachable).first { !fetched.contains($0) }
    }

    /// Whether the last page has arrived, or further pages would have nothing new.
    func isAtEnd(of order: ItemOrder) -> Bool {
        if pagesWithoutNews >= Self.maximumEmptyPages { return true }
        // The answer may arrive before the store reports its rows.
        return lastPage(of: order).map { fetched.contains($0) && order.loadedPages >= $0 } ?? false
    }

    /// Whether every page that the service serves is stored.
    func isWhole(_ order: ItemOrder) -> Bool {
        lastPage(of: order).map { order.loadedPages >= $0 } ?? false
    }

    /// The first page is requested again: what was fetched before is outdated.
    mutating func refreshStarted() {
        fetched = []
        pagesWithoutNews = 0
    }

    /// A page other than the first is requested.
    mutating func pageAsked() {
        rowCountAtRequest = rowCount
    }

    /// A page arrived; it is counted if it had nothing new, unless it `wasStored` before.
    mutating func pageCame(_ page: Int, wasStored: Bool) {
        fetched.insert(page)
        if !wasStored, rowCount <= rowCountAtRequest { pagesWithoutNews += 1 }
    }

    /// The order changed, before or after the page that changed it.
    mutating func orderChanged(to order: ItemOrder) {
        if order.ids.count > rowCount { pagesWithoutNews = 0 }
        rowCount = order.ids.count
    }

    private func lastPage(of order: ItemOrder) -> Int? {
        order.totalPages.map { min($0, maximum) }
    }
}

extension ListDescriptor {
    /// The last page that can exist, 1-based.
    var maximumPage: Int {
        switch content {
        case .service(.pages(let maximum)): maximum ?? .max
        case .service(.none), .favorites: 1
        }
    }
}
