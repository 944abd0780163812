import Library

/// Which pages of a list have been fetched since its first one was last asked for, and whether more
/// are worth asking for.
struct PagingProgress {
    /// Rows that should be there below the last visible one.
    ///
    /// At 3,000 points a second and rows of 130, an answer may take a second. Four more than a
    /// page, so that a window of usual height asks for two pages at the start, not for three.
    static let lookahead = 24
    /// How many pages in a row may bring nothing new before the list counts as ended: services
    /// repeat rows across neighboring pages, and some repeat their last page forever.
    static let patience = 10

    /// The last page that the service answers at all, 1-based.
    private let maximum: Int
    /// The pages that came, 1-based.
    private var fetched: Set<Int> = []
    private var rowCount = 0
    private var rowCountAtRequest = 0
    private var pagesWithoutNews = 0

    init(maximum: Int = .max) {
        self.maximum = maximum
    }

    /// The page that should be asked for now; nil where there is enough.
    ///
    /// The pages from the one in view to the end of the lookahead count: after a refresh, stored
    /// pages far above are fetched anew only when they are scrolled to.
    func nextPage(of order: ItemOrder, visible: Range<Int>) -> Int? {
        guard let total = lastPage(of: order), order.loadedPages > 0,
            pagesWithoutNews < Self.patience
        else { return nil }
        let rowsPerPage = max(1, order.ids.count / order.loadedPages)
        let first = visible.lowerBound / rowsPerPage + 1
        let last = (visible.upperBound + Self.lookahead - 1) / rowsPerPage + 1
        let reachable = 1...max(1, min(total, order.loadedPages + 1))
        return (first...max(first, last)).clamped(to: reachable).first { !fetched.contains($0) }
    }

    /// Whether the last page has come, or more of them would bring nothing.
    func isAtEnd(of order: ItemOrder) -> Bool {
        if pagesWithoutNews >= Self.patience { return true }
        return lastPage(of: order).map(fetched.contains) ?? false
    }

    /// Whether every page that the service would answer is stored.
    func isWhole(_ order: ItemOrder) -> Bool {
        lastPage(of: order).map { order.loadedPages >= $0 } ?? false
    }

    /// The first page is asked for anew: what was fetched before is old.
    mutating func refreshStarted() {
        fetched = []
        pagesWithoutNews = 0
    }

    /// A page other than the first is asked for.
    mutating func pageAsked() {
        rowCountAtRequest = rowCount
    }

    /// A page came; counts it where it brought nothing, unless it `wasStored` before.
    mutating func pageCame(_ page: Int, wasStored: Bool) {
        fetched.insert(page)
        if !wasStored, rowCount <= rowCountAtRequest { pagesWithoutNews += 1 }
    }

    /// The order came, before or after the page that changed it.
    mutating func orderChanged(to order: ItemOrder) {
        if order.ids.count > rowCount { pagesWithoutNews = 0 }
        rowCount = order.ids.count
    }

    private func lastPage(of order: ItemOrder) -> Int? {
        order.totalPages.map { min($0, maximum) }
    }
}
