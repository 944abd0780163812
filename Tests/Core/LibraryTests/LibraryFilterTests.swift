import Catalog
import Testing

@testable import Library

@Suite("Filtering favorites", .timeLimit(.minutes(5)))
struct LibraryFilterTests {
    private static let genres = [
        Genre(key: "18", name: "Драма", names: ["en": "Drama"]), Genre(key: "35", name: "Comedy"),
    ]

    private static func facets(_ genres: [String], _ year: Int?, _ rating: Double?) -> Facets {
        Facets().setting(.genres, genres.isEmpty ? nil : genres)
            .setting(.released, year.map { Day(year: $0) })
            .setting(.rating, rating.map { Rating($0) })
    }

    /// Four favorites, newest first: 4, 3, 2, 1.
    private func library() async throws -> (Library, StubProvider) {
        let provider = StubProvider()
        let library = try await Library.test(provider)
        provider.answer([
            .movie(1, facets: Self.facets(["drama", "Comedy"], 1994, 8.5)),
            .movie(2, facets: Self.facets(["Драма"], 1999, 7)),
            .movie(3, facets: Self.facets(["Comedy"], 2_000, 6.9)),
            .movie(4),
        ])
        provider.answer(genres: Self.genres)
        try await library.page(1, of: .movies())
        _ = try await library.genres(of: CatalogID("movies"))
        for key in 1...4 { try await library.edit([.add(.favorite)], of: .movie(key)) }
        return (library, provider)
    }

    @Test(
        "filters by all chosen genres under any name, by years and by rating",
        arguments: [
            (Filter(), [4, 3, 2, 1]), (Filter(genres: ["18"]), [2, 1]),
            (Filter(genres: ["18", "35"]), [1]), (Filter(genres: ["99"]), []),
            (Filter(years: YearRange(first: 1994, last: 1999)), [2, 1]),
            (Filter(years: YearRange(first: 1995, last: nil)), [3, 2]),
            (Filter(years: YearRange(first: nil, last: 1998)), [1]),
            (Filter(minimumRating: 7), [2, 1]),
            (Filter(genres: ["35"], minimumRating: 7), [1]),
        ] as [(Filter, [Int])]
    )
    func filters(filter: Filter, keys: [Int]) async throws {
        let (library, provider) = try await library()
        let asked = provider.asked.count
        let query = Query.movies(.hearts, filter: filter)
        #expect(try await library.orderNow(query).keys == keys)
        let page = try await library.page(1, of: query).value
        #expect(page.elements.map(\.id) == keys.map(Item.ID.movie))
        #expect(provider.asked.count == asked)
    }

    @Test("filtered favorites are sorted and follow changes")
    func sortsAndFollows() async throws {
        let (library, provider) = try await library()
        let filter = Filter(minimumRating: 6)
        var orders = library.order(
            of: .movies(.hearts, sort: .ascending("rating"), filter: filter)
        ).makeAsyncIterator()
        #expect(try await orders.next()?.keys == [3, 2, 1])
        try await library.edit([.remove(.favorite)], of: .movie(2))
        #expect(try await orders.next()?.keys == [3, 1])
        #expect(provider.asked.count == 1)
    }

    @Test("a genre filter applies once the genres are loaded")
    func genresLater() async throws {
        let provider = StubProvider()
        let library = try await Library.test(provider)
        provider.answer([.movie(1, facets: Self.facets(["Comedy"], nil, nil))])
        try await library.page(1, of: .movies())
        try await library.edit([.add(.favorite)], of: .movie(1))
        var orders = library.order(of: .movies(.hearts, filter: Filter(genres: ["35"])))
            .makeAsyncIterator()
        #expect(try await orders.next()?.keys == [])
        provider.answer(genres: Self.genres)
        _ = try await library.genres(of: CatalogID("movies"))
        #expect(try await orders.next()?.keys == [1])
    }
}
