import Catalog
import TestSupport
import Testing

@testable import Library

@Suite("Visits", .timeLimit(.minutes(5)))
struct VisitTests {
    private let movies = StubProvider()

    @Test("the latest visit is first and unique, even after a restart")
    func order() async throws {
        let folder = TemporaryFolder()
        do {
            let library = try await Library.test(movies, at: folder.store)
            movies.answer([.movie(1, "One"), .movie(2, "Two"), .movie(3, "Three")])
            try await library.page(1, of: .movies())
            for key in [1, 2, 3, 1] { try await library.recordVisit(of: .movie(key)) }
        }
        let library = try await Library.test(movies, at: folder.store)
        var visits = library.visitedItems(observedIn: CatalogID("movies")).makeAsyncIterator()
        #expect(try await visits.next()?.map(\.title) == ["One", "Three", "Two"])
        try await library.recordVisit(of: .movie(2))
        #expect(try await visits.next()?.map(\.title) == ["Two", "One", "Three"])
    }

    @Test("keeps the last thirty visits and omits items that are not stored")
    func limit() async throws {
        let library = try await Library.test(movies)
        movies.answer((1...40).map { .movie($0, "Movie \($0)") })
        try await library.page(1, of: .movies())
        for key in 1...41 { try await library.recordVisit(of: .movie(key)) }
        var visits = library.visitedItems(observedIn: CatalogID("movies")).makeAsyncIterator()
        let kept = try #require(try await visits.next())
        #expect(kept.count == VisitTable.limit - 1)
        #expect(kept.first?.title == "Movie 40")
        #expect(kept.last?.title == "Movie 12")
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await library.recordVisit(of: Item.ID(CatalogID("nowhere"), "1"))
        }
    }

    @Test("delivers a list's first items again when one of them changes")
    func firstItems() async throws {
        let library = try await Library.test(movies)
        var first = library.firstItems(2, of: .movies()).makeAsyncIterator()
        #expect(try await first.next() == [])
        movies.answer([.movie(1, "One"), .movie(2, "Two"), .movie(3, "Three")])
        try await library.page(1, of: .movies())
        #expect(try await first.next()?.map(\.title) == ["One", "Two"])
        movies.answer([.movie(1, "Uno"), .movie(2, "Two"), .movie(3, "Three")])
        try await library.page(1, of: .movies())
        #expect(try await first.next()?.map(\.title) == ["Uno", "Two"])
    }
}
