import Catalog
import TestSupport
import Testing

@testable import Library

@Suite("What was watched", .timeLimit(.minutes(5)))
struct WatchedStatisticsTests {
    private let movies = StubProvider(.marked)

    private func day(_ text: String) throws -> Day { try #require(Day(iso: text)) }

    @Test(
        "counts months, genres, decades and ratings; facts of items that aren't stored are unknown"
    )
    func counts() async throws {
        let library = try await Library.test(movies)
        #expect(try await library.watched.items == 0)
        let items = [
            Item.movie(
                1,
                facets: Facets().setting(.genres, ["Drama", "Drama", "War"])
                    .setting(.released, try day("1979-08-15"))
            ),
            Item.movie(2, facets: Facets().setting(.genres, ["Drama"])),
            Item.movie(3, facets: Facets().setting(.genres, ["Horror"])),
        ]
        movies.answer(items)
        try await library.page(1, of: .movies())
        let best = try #require(OwnRating(halfStars: 10))
        let edits: [(Int, [MarkEdit])] = [
            (1, MarkEdit.watch(on: try day("2026-01-02"))),
            (1, MarkEdit.watch(on: try day("2026-01-30"))), (1, MarkEdit.watch(on: nil)),
            (1, [.add(.rating(best))]), (2, MarkEdit.watch(on: try day("2025-12-31"))),
            (3, [.add(.toWatch), .add(.rating(best))]), (9, MarkEdit.watch(on: nil)),
        ]
        for (key, edit) in edits { _ = try await library.edit(edit, of: .movie(key)) }
        let found = try await library.watched
        #expect(found.items == 3)
        #expect(
            found.months == [
                .init(value: Day(year: 2025, month: 12), count: 1, averageRating: nil),
                .init(value: Day(year: 2026, month: 1), count: 2, averageRating: 5),
                .init(value: nil, count: 1, averageRating: nil),
            ]
        )
        #expect(
            found.genres == [
                .init(value: "Drama", count: 2, averageRating: 5),
                .init(value: "War", count: 1, averageRating: 5),
                .init(value: nil, count: 1, averageRating: nil),
            ]
        )
        #expect(
            found.decades == [
                .init(value: 1970, count: 1, averageRating: 5),
                .init(value: nil, count: 2, averageRating: nil),
            ]
        )
        #expect(
            found.ratings == [
                .init(value: best, count: 1, averageRating: 5),
                .init(value: nil, count: 2, averageRating: nil),
            ]
        )
    }

    @Test("a viewing in a year, or in a month, counts there; lists sort it before its days")
    func partialDays() async throws {
        let library = try await Library.test(movies)
        try await library.load(movies, [[1, 2, 3, 4]])
        for (key, text) in [(1, "2024"), (2, "2024-05"), (3, "2024-05-01"), (4, "2023-12-31")] {
            _ = try await library.edit(MarkEdit.watch(on: try day(text)), of: .movie(key))
        }
        #expect(
            try await library.watched.months.map { "\($0.value?.iso ?? "?") \($0.count)" }
                == ["2023-12 1", "2024 1", "2024-05 2"]
        )
        let watched = try await library.currentMarks([.watched], in: CatalogID("movies"))
        #expect(watched.map(\.item.id.key) == ["3", "2", "1", "4"])
    }

    @Test("counts again when a mark changes and when an item is stored")
    func updates() async throws {
        let library = try await Library.test(movies)
        var updates = library.watchedStatisticsUpdates(of: CatalogID("movies")).makeAsyncIterator()
        #expect(try await updates.next()?.items == 0)
        _ = try await library.edit(MarkEdit.watch(on: nil), of: .movie(1))
        #expect(try await updates.next()?.genres.map(\.value) == [nil])
        movies.answer([Item.movie(1, facets: Facets().setting(.genres, ["War"]))])
        try await library.page(1, of: .movies())
        #expect(try await updates.next()?.genres.map(\.value) == ["War"])
    }
}

extension Library {
    fileprivate var watched: WatchedStatistics {
        get async throws { try await watchedStatistics(of: CatalogID("movies")) }
    }
}
