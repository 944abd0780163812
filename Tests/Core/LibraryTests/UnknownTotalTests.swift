import Catalog
import Primitives
import TestSupport
import Testing

@testable import Library

@Suite("Lists of unknown length", .timeLimit(.minutes(5)))
struct UnknownTotalTests {
    private let provider = StubProvider()

    /// Answers with pages that don't report how many there are, except the last one.
    private func answer(_ pages: [[Int]]) {
        provider.answer { number, _ in
            Page(
                number: number,
                totalPages: number < pages.count ? nil : pages.count,
                elements: number <= pages.count ? Item.movies(pages[number - 1]) : []
            )
        }
    }

    @Test("are fetched whole, until a page is the last one")
    func whole() async throws {
        let library = try await Library.test(provider)
        answer([[1, 2], [3, 4], [5]])
        try await library.page(1, of: .movies())
        #expect(try await library.orderNow(.movies()).totalPages == nil)
        #expect(try await !library.orderNow(.movies()).isComplete)
        var last: ListProgress?
        for try await progress in library.fetchWhole(.movies()) {
            last = progress
            if progress.hasAllPages || progress.failure != nil { break }
        }
        #expect(last == ListProgress(loadedPages: 3, totalPages: 3))
        #expect(try await library.orderNow(.movies()).keys == [1, 2, 3, 4, 5])
        #expect(provider.asked.map(\.page) == [1, 2, 3])
    }

    @Test("keep stored pages and a known end when the first page is fetched again")
    func refresh() async throws {
        let library = try await Library.test(provider)
        answer([[1, 2], [3, 4], [5]])
        for number in 1...2 { try await library.page(number, of: .movies()) }
        try await library.page(1, of: .movies())
        var order = try await library.orderNow(.movies())
        #expect(order.keys == [1, 2, 3, 4])
        #expect(order.totalPages == nil)
        try await library.page(3, of: .movies())
        try await library.page(1, of: .movies())
        order = try await library.orderNow(.movies())
        #expect(order.keys == [1, 2, 3, 4, 5])
        #expect(order.totalPages == 3)
    }

    @Test("grow when the last page isn't the last one anymore, and shrink with a new end")
    func changes() async throws {
        let library = try await Library.test(provider)
        answer([[1, 2], [3]])
        for number in 1...2 { try await library.page(number, of: .movies()) }
        answer([[1, 2], [3, 4], [5]])
        try await library.page(2, of: .movies())
        #expect(try await library.orderNow(.movies()).totalPages == nil)
        try await library.page(3, of: .movies())
        #expect(try await library.orderNow(.movies()).totalPages == 3)
        answer([[1]])
        try await library.page(1, of: .movies())
        #expect(try await library.orderNow(.movies()).keys == [1])
    }

    @Test("end where a service begins again, and only there")
    func repeatedRows() async throws {
        let library = try await Library.test(provider)
        let pages = [[1, 2], [3, 4], [4, 5], [2, 1, 4]]
        provider.answer { number, _ in
            let rows = pages[(number - 1) % pages.count]
            return Page(number: number, totalPages: nil, elements: Item.movies(rows))
        }
        for number in 1...4 { try await library.page(number, of: .movies()) }
        let order = try await library.orderNow(.movies())
        #expect(order.keys == [1, 2, 3, 4, 5])
        #expect(order.totalPages == 3)
    }

    @Test("end where no row can be read, or a page repeats, also for a download of many pages")
    func endless() async throws {
        let library = try await Library.test(provider)
        provider.answer { number, _ in
            number <= 2
                ? Page(number: number, totalPages: nil, elements: Item.movies([number]))
                : Page(number: number, totalPages: nil, elements: [], skipped: 1)
        }
        for try await progress in library.fetchWhole(.movies()) {
            if progress.hasAllPages || progress.failure != nil { break }
        }
        #expect(try await library.orderNow(.movies()).totalPages == 2)
        #expect(provider.asked.map(\.page).max() == 3)

        provider.answer { number, _ in
            Page(number: number, totalPages: nil, elements: Item.movies([min(number, 2)]))
        }
        let items = try await library.download(.movies(), pages: 1_000_000) { _ in }
        #expect(items.map(\.id.key) == ["1", "2"])
        #expect(provider.asked.map(\.page).max() == 3)
    }

    @Test("end where a service repeats a page")
    func repeatedPage() async throws {
        let library = try await Library.test(provider)
        provider.answer { number, _ in
            Page(number: number, totalPages: nil, elements: Item.movies([min(number, 2), 9]))
        }
        for number in 1...3 { try await library.page(number, of: .movies()) }
        let order = try await library.orderNow(.movies())
        #expect(order.keys == [1, 2, 9])
        #expect(order.totalPages == 2)
    }
}
