import Catalog
import Primitives
import TestSupport
import Testing

@testable import Library

@Suite("Whole lists", .timeLimit(.minutes(5)))
struct WholeListTests {
    private let provider = StubProvider()

    /// Reads progress until all pages are stored or a request fails.
    private func progress(
        of library: Library,
        _ query: Query = .movies()
    ) async throws -> [ListProgress] {
        var seen: [ListProgress] = []
        for try await progress in library.fetchWhole(query) {
            seen.append(progress)
            if progress.hasAllPages || progress.failure != nil { break }
        }
        return seen
    }

    @Test("fetches missing pages in order and reports progress")
    func all() async throws {
        let library = try await Library.test(provider)
        provider.answer(pages: (0..<5).map { Item.movies([$0 * 2, $0 * 2 + 1]) })
        let seen = try await progress(of: library)
        #expect(seen.first == ListProgress(loadedPages: 0, totalPages: nil))
        #expect(seen.last == ListProgress(loadedPages: 5, totalPages: 5))
        #expect(provider.asked.map(\.page).sorted() == [1, 2, 3, 4, 5])
        #expect(try await library.orderNow(.movies()).keys == Array(0..<10))
        #expect(library.store.changes.observerCount == 0)
    }

    @Test("requests pages four at a time, and stores them in order")
    func several() async throws {
        let library = try await Library.test(provider)
        let (fifth, others) = (Gate(), Gate())
        provider.answer { [provider] number, _ in
            if provider.asked.count == 5 { fifth.open() }
            switch number {
            case 1: break
            case 2: await fifth.wait()
            default:
                // An item that moves down while the pages arrive belongs to the later page.
                if number == 5 { others.open() }
                await others.wait()
            }
            return Page(number: number, totalPages: 6, elements: [.movie(number), .movie(10)])
        }
        let seen = try await progress(of: library)
        #expect(seen.map(\.loadedPages) == seen.map(\.loadedPages).sorted())
        #expect(try await library.orderNow(.movies()).keys == [1, 2, 3, 4, 5, 6, 10])
    }

    @Test("counts unreadable rows, including those of earlier runs and refreshes")
    func skipping() async throws {
        let folder = TemporaryFolder()
        do {
            let library = try await Library.test(provider, at: folder.store)
            provider.answer { number, _ in
                Page(number: number, totalPages: 3, elements: [.movie(number)], skipped: 4)
            }
            try await library.page(1, of: .movies())
            try await library.page(2, of: .movies())
        }
        provider.answer { number, _ in
            Page(number: number, totalPages: 3, elements: [.movie(number)], skipped: 1)
        }
        let library = try await Library.test(provider, at: folder.store)
        // The same rows, with fewer unreadable ones.
        try await library.page(1, of: .movies())
        let whole = ListProgress(loadedPages: 3, totalPages: 3, skipped: 6)
        #expect(try await progress(of: library).last == whole)
        #expect(try await library.orderNow(.movies()).skipped == 6)
        #expect(try await library.page(2, of: .movies(), policy: .storeOnly).value.skipped == 4)
    }

    @Test("a restart fetches only the missing pages")
    func resuming() async throws {
        let folder = TemporaryFolder()
        let pages = (1...4).map { Item.movies([$0]) }
        do {
            let library = try await Library.test(provider, at: folder.store)
            provider.answer(pages: pages)
            try await library.page(1, of: .movies())
            try await library.page(3, of: .movies())
        }
        let again = StubProvider()
        again.answer(pages: pages)
        let library = try await Library.test(again, at: folder.store)
        let seen = try await progress(of: library)
        #expect(seen.first == ListProgress(loadedPages: 2, totalPages: 4))
        #expect(again.asked.map(\.page) == [2, 4])
        #expect(try await progress(of: library) == [ListProgress(loadedPages: 4, totalPages: 4)])
        #expect(again.asked.count == 2)
    }

    @Test("concurrent callers share one job, even with different local sort orders")
    func oneJob() async throws {
        let library = try await Library.test(provider)
        let gate = Gate()
        provider.answer { number, _ in
            await gate.wait()
            return Page(number: number, totalPages: 3, elements: [.movie(number)])
        }
        let queries: [Query] = [
            .movies(), .movies(), .movies(sort: .ascending("name")),
            .movies(sort: .descending("popularity")),
        ]
        var iterators = queries.map { library.fetchWhole($0).makeAsyncIterator() }
        for index in iterators.indices {
            #expect(try await iterators[index].next()?.loadedPages == 0)
        }
        gate.open()
        for index in iterators.indices {
            while let progress = try await iterators[index].next(), !progress.hasAllPages {}
        }
        #expect(provider.asked.map(\.page).sorted() == [1, 2, 3])
    }

    @Test("progress reports a failure, and another call retries for all observers")
    func failing() async throws {
        let library = try await Library.test(provider)
        provider.answer { number, _ throws(CatalogError) in
            guard number < 2 else { throw .offline }
            return Page(number: number, totalPages: 2, elements: [.movie(number)])
        }
        var first = library.fetchWhole(.movies()).makeAsyncIterator()
        var last = try await first.next()
        while let progress = last, progress.failure == nil { last = try await first.next() }
        #expect(last == ListProgress(loadedPages: 1, totalPages: 2, failure: .offline))
        provider.answer(pages: [[.movie(1)], [.movie(2)]])
        let second = try await progress(of: library)
        #expect(second.allSatisfy { $0.failure == nil })
        #expect(second.last?.hasAllPages == true)
        while let progress = last, !progress.hasAllPages { last = try await first.next() }
        #expect(last == ListProgress(loadedPages: 2, totalPages: 2))
        #expect(provider.asked.map(\.page) == [1, 2, 2])
    }

    @Test("a page that gets no response is retried ever later, however often others do")
    func retrying() async throws {
        let clock = HandClock()
        let library = try await Library.test(provider, clock: clock)
        let isSilent = Locked(true)
        provider.answer { number, _ throws(CatalogError) in
            guard number < 2 || !isSilent.withLock({ $0 }) else { throw .offline }
            return Page(number: number, totalPages: 3, elements: [.movie(number)])
        }
        var progress = library.fetchWhole(.movies()).makeAsyncIterator()
        while try await progress.next()?.failure != .offline {}
        for (index, delay) in [5, 10, 30].enumerated() {
            await clock.sleepers(1)
            #expect(clock.waits.last == .seconds(delay))
            #expect(provider.asked.map(\.page).filter { $0 == 2 }.count == index + 1)
            try await library.page(1, of: .movies())
            if index == 2 { isSilent.withLock { $0 = false } }
            clock.advance(by: .seconds(delay))
        }
        var last = try await progress.next()
        while let value = last, !value.hasAllPages { last = try await progress.next() }
        #expect(last == ListProgress(loadedPages: 3, totalPages: 3))
    }

    @Test("follows a page count that grows")
    func growing() async throws {
        let library = try await Library.test(provider)
        provider.answer { number, _ in
            Page(number: number, totalPages: number < 3 ? 3 : 5, elements: [.movie(number)])
        }
        let seen = try await progress(of: library)
        #expect(seen.last == ListProgress(loadedPages: 5, totalPages: 5))
        // A later refresh finds another page, and the observer receives it.
        var observer = library.fetchWhole(.movies()).makeAsyncIterator()
        #expect(try await observer.next()?.hasAllPages == true)
        provider.answer { number, _ in
            Page(number: number, totalPages: 6, elements: [.movie(number)])
        }
        try await library.page(1, of: .movies())
        var last = try await observer.next()
        while let progress = last, !progress.hasAllPages { last = try await observer.next() }
        #expect(last == ListProgress(loadedPages: 6, totalPages: 6))
    }

    @Test("a page count that shrinks ends the list there, whatever its later pages answer")
    func shrinking() async throws {
        let library = try await Library.test(provider)
        provider.answer { number, _ throws(CatalogError) in
            guard number < 4 else { throw .server(status: 400, message: nil) }
            let total = number < 3 ? 5 : 2
            let items = number <= total ? [Item.movie(number)] : []
            return Page(number: number, totalPages: total, elements: items)
        }
        let seen = try await progress(of: library)
        #expect(seen.last == ListProgress(loadedPages: 2, totalPages: 2))
        #expect(provider.asked.map(\.page).max() == 5)
        #expect(try await library.orderNow(.movies()).keys == [1, 2])
    }

    @Test("after a failed page, the next run fetches that page and the rest")
    func resumedAfterFailure() async throws {
        let folder = TemporaryFolder()
        provider.answer { number, _ throws(CatalogError) in
            guard number < 3 else { throw .server(status: 500, message: nil) }
            return Page(number: number, totalPages: 4, elements: [.movie(number)])
        }
        do {
            let library = try await Library.test(provider, at: folder.store)
            let failure = CatalogError.server(status: 500, message: nil)
            #expect(
                try await progress(of: library).last
                    == ListProgress(loadedPages: 2, totalPages: 4, failure: failure)
            )
        }
        let again = StubProvider()
        again.answer(pages: (1...4).map { Item.movies([$0]) })
        let library = try await Library.test(again, at: folder.store)
        #expect(try await progress(of: library).last == ListProgress(loadedPages: 4, totalPages: 4))
        #expect(again.asked.map(\.page) == [3, 4])
    }

    @Test("a job without observers is cancelled and can be started again")
    func abandoned() async throws {
        let library = try await Library.test(provider)
        let (asked, cancelled) = (Gate(), Gate())
        provider.answer { number, _ throws(CatalogError) in
            if number == 1 { return Page(number: 1, totalPages: 9, elements: [.movie(1)]) }
            asked.open()
            await withTaskCancellationHandler {
                await cancelled.wait()
            } onCancel: {
                cancelled.open()
            }
            throw .cancelled
        }
        do {
            var observer = library.fetchWhole(.movies()).makeAsyncIterator()
            while let progress = try await observer.next(), progress.loadedPages == 0 {}
            // A job that ends between two pages has no request to cancel.
            await asked.wait()
        }
        await cancelled.wait()
        provider.answer(pages: [[.movie(1)], [.movie(2)]])
        #expect(try await progress(of: library).last == ListProgress(loadedPages: 2, totalPages: 2))
    }

    @Test("favorites are always complete, and an unknown catalog is an error")
    func others() async throws {
        let library = try await Library.test(provider)
        let whole = [ListProgress(loadedPages: 1, totalPages: 1)]
        #expect(try await progress(of: library, .movies(.hearts)) == whole)
        await #expect(throws: CatalogError.notFound(message: nil)) {
            let nowhere = Query(catalog: CatalogID("nowhere"), list: ListID("x"))
            _ = try await progress(of: library, nowhere)
        }
        #expect(provider.asked.isEmpty)
    }

    @Test("a local sort order grows with the pages")
    func sortedWhileLoading() async throws {
        let library = try await Library.test(provider)
        provider.answer(pages: [[.movie(1, "Zorro")], [.movie(2, "Alien")]])
        let sorted = Query.movies(sort: .ascending("name"))
        var orders = library.order(of: sorted).makeAsyncIterator()
        #expect(try await orders.next()?.keys == [])
        _ = try await progress(of: library, sorted)
        var last = try await orders.next()
        while let order = last, !order.isComplete { last = try await orders.next() }
        #expect(last?.keys == [2, 1])
        #expect(last?.query == sorted)
    }
}
