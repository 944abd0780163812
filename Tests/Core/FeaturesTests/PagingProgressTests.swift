import Catalog
import Library
import Testing

@testable import Features

@Suite("Paging progress")
struct PagingProgressTests {
    private func order(rows: Int, loaded: Int, total: Int?) -> ItemOrder {
        ItemOrder(
            query: Books.query(),
            ids: (0..<rows).map { Books.item($0).id },
            loadedPages: loaded,
            totalPages: total
        )
    }

    /// A list of nine pages with 20 rows each, of which these pages have arrived.
    private func progress(pages: ClosedRange<Int>) -> PagingProgress {
        var progress = PagingProgress()
        for page in pages {
            progress.pageAsked()
            progress.orderChanged(to: order(rows: page * 20, loaded: page, total: 9))
            progress.pageCame(page, wasStored: false)
        }
        return progress
    }

    @Test("requests no page until the first page is known")
    func unknown() {
        let progress = PagingProgress()
        #expect(progress.nextPage(of: order(rows: 0, loaded: 0, total: nil), visible: 0..<0) == nil)
        #expect(progress.nextPage(of: order(rows: 5, loaded: 0, total: nil), visible: 0..<5) == nil)
        #expect(!progress.isAtEnd(of: order(rows: 0, loaded: 0, total: nil)))
    }

    @Test(
        "requests the next page one lookahead before it is visible",
        arguments: [(0..<0, 2), (0..<10, 2), (10..<16, nil), (11..<17, 3), (80..<86, 3)]
            as [(Range<Int>, Int?)]
    )
    func lookahead(view: Range<Int>, page: Int?) {
        let loaded = view.lowerBound < 10 ? 1 : 2
        let order = order(rows: loaded * 20, loaded: loaded, total: 9)
        #expect(progress(pages: 1...loaded).nextPage(of: order, visible: view) == page)
    }

    @Test("requests pages up to the service's maximum if their number is unknown")
    func unknownTotal() {
        var progress = PagingProgress(maximum: 3)
        for page in 1...3 {
            let order = order(rows: page * 20, loaded: page, total: nil)
            progress.pageAsked()
            progress.orderChanged(to: order)
            progress.pageCame(page, wasStored: false)
            let end = (page * 20 - 5)..<(page * 20)
            #expect(progress.nextPage(of: order, visible: end) == (page < 3 ? page + 1 : nil))
            #expect(progress.isAtEnd(of: order) == (page == 3))
            #expect(progress.isWhole(order) == (page == 3))
        }
    }

    @Test("requests nothing after the last page")
    func end() {
        let whole = order(rows: 180, loaded: 9, total: 9)
        let progress = progress(pages: 1...9)
        #expect(progress.nextPage(of: whole, visible: 174..<180) == nil)
        #expect(progress.isAtEnd(of: whole))
        #expect(!progress.isAtEnd(of: order(rows: 180, loaded: 9, total: 10)))
    }

    @Test("after a refresh, reloads the visible pages, and earlier ones only once visible")
    func refresh() {
        var progress = progress(pages: 1...5)
        let order = order(rows: 100, loaded: 5, total: 9)
        progress.refreshStarted()
        #expect(progress.nextPage(of: order, visible: 0..<6) == 1)
        progress.pageCame(1, wasStored: true)
        #expect(progress.nextPage(of: order, visible: 60..<66) == 4)
        #expect(progress.nextPage(of: order, visible: 0..<6) == 2)
    }

    @Test("pages without new rows end the list after a limit, which new rows reset")
    func maximumEmptyPages() {
        var progress = progress(pages: 1...1)
        let order = order(rows: 20, loaded: 1, total: 500)
        for page in 2...PagingProgress.maximumEmptyPages {
            progress.pageAsked()
            progress.pageCame(page, wasStored: false)
        }
        #expect(!progress.isAtEnd(of: order))
        var renewed = progress

        progress.pageAsked()
        progress.pageCame(11, wasStored: false)
        #expect(progress.isAtEnd(of: order))
        let grown = self.order(rows: 20, loaded: 11, total: 500)
        #expect(progress.nextPage(of: grown, visible: 14..<20) == nil)

        renewed.pageAsked()
        renewed.pageCame(11, wasStored: false)
        // The store reports the new rows after the answer.
        renewed.orderChanged(to: self.order(rows: 21, loaded: 11, total: 500))
        #expect(!renewed.isAtEnd(of: order))
    }

    @Test("a reloaded stored page does not count as a page without new rows")
    func storedPages() {
        var progress = progress(pages: 1...1)
        for page in 2...30 {
            progress.pageAsked()
            progress.pageCame(page, wasStored: true)
        }
        #expect(!progress.isAtEnd(of: order(rows: 600, loaded: 30, total: 500)))
    }

    @Test("pages with fewer rows than usual do not stop paging")
    func shortPages() {
        var progress = progress(pages: 1...1)
        let order = order(rows: 3, loaded: 1, total: 9)
        progress.orderChanged(to: order)
        #expect(progress.nextPage(of: order, visible: 0..<3) == 2)
    }

    @Test("the service's page limit ends a longer list")
    func maximum() {
        var progress = PagingProgress(maximum: 2)
        let order = order(rows: 40, loaded: 2, total: 900)
        progress.pageCame(1, wasStored: true)
        #expect(progress.nextPage(of: order, visible: 34..<40) == 2)
        #expect(!progress.isAtEnd(of: order))
        #expect(progress.isWhole(order))
        progress.pageCame(2, wasStored: true)
        #expect(progress.nextPage(of: order, visible: 34..<40) == nil)
        #expect(progress.isAtEnd(of: order))
        #expect(!progress.isWhole(self.order(rows: 20, loaded: 1, total: 900)))
        #expect(!progress.isWhole(self.order(rows: 0, loaded: 0, total: nil)))
    }
}
