import Catalog
import Library

/// Tracks which pages have been fetched since the last request for the first one, and which to
/// request next.
struct PagingProgress: Equatable {
    /// How many rows should be loaded below the last visible one.
    ///
    /// The user scrolls at up to 3,000 points per second, a row is 130 points tall, and a response may
    /// take a second. The value is four more than a page, so a window of usual height requests two
    /// pages at first, not three.
    static let lookahead = 24
    /// How many successive pages without new rows end the list: 10.
    ///
    /// Services repeat rows on neighboring pages, and some repeat their last page forever.
    static let maximumEmptyPages = 10

    /// The last page offered by the service, 1-based.
    private let maximum: Int
    /// The pages that have arrived, 1-based.
    private var fetched: Set<Int> = []
    private var rowCount = 0
    private var rowCountAtRequest = 0
    private var pagesWithoutNews = 0

    init(maximum: Int = .max) {
        self.maximum = maximum
    }

    /// Returns the page to request next; nil if enough pages are loaded.
    ///
    /// Considers the pages from the first visible row to the end of the lookahead. After a refresh,
    /// stored pages far above are therefore not fetched again until the user scrolls to them.
    func nextPage(of order: ItemOrder, visible: Range<Int>) -> Int? {
        let total = lastPage(of: order)
        guard order.loadedPages > 0, pagesWithoutNews < Self.maximumEmptyPages
        else { return nil }
        let rowsPerPage = max(1, order.ids.count / order.loadedPages)
        let first = visible.lowerBound / rowsPerPage + 1
        let last = (visible.upperBound + Self.lookahead - 1) / rowsPerPage + 1
        let reachable = 1...max(1, min(total, order.loadedPages + 1))
        return (first...max(first, last)).clamped(to: reachable).first { !fetched.contains($0) }
    }

    /// Returns whether the last page has arrived or later pages would contain nothing new.
    func isAtEnd(of order: ItemOrder) -> Bool {
        if pagesWithoutNews >= Self.maximumEmptyPages { return true }
        // The response may arrive before the store reports its rows.
        let last = lastPage(of: order)
        return fetched.contains(last) && order.loadedPages >= last
    }

    /// Returns whether all pages offered by the service are stored.
    func isWhole(_ order: ItemOrder) -> Bool {
        order.loadedPages >= lastPage(of: order)
    }

    /// Starts over because the first page is being requested again and fetched pages are outdated.
    mutating func refreshStarted() {
        fetched = []
        pagesWithoutNews = 0
    }

    /// Records the number of rows because a page other than the first is being requested.
    mutating func pageAsked() {
        rowCountAtRequest = rowCount
    }

    /// Records a page that arrived; it counts as having nothing new unless it `wasStored` before.
    mutating func pageCame(_ page: Int, wasStored: Bool) {
        fetched.insert(page)
        if !wasStored, rowCount <= rowCountAtRequest { pagesWithoutNews += 1 }
    }

    /// Updates the number of rows; called before or after the page that changed the order.
    mutating func orderChanged(to order: ItemOrder) {
        if order.ids.count > rowCount { pagesWithoutNews = 0 }
        rowCount = order.ids.count
    }

    /// Returns the last page that may exist; an unknown total doesn't limit it.
    private func lastPage(of order: ItemOrder) -> Int {
        min(order.totalPages ?? .max, maximum)
    }
}

extension ListDescriptor {
    /// The last page that the service can have, 1-based.
    var maximumPage: Int {
        switch content {
        case .service(.pages(let maximum)): maximum ?? .max
        case .service(.none), .marked: 1
        }
    }
}
