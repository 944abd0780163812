import Catalog
import Foundation
import ImagePipeline
import Primitives
import TestSupport
import Testing

@testable import Library

@Suite("Lists")
struct ListTests {
    private let provider = StubProvider()

    @Test("a row repeated on two pages appears once")
    func repeats() async throws {
        let library = try await Library.test(provider)
        provider.answer(pages: [Item.movies([1, 2, 3, 1]), Item.movies([3, 4, 5])])
        let first = try await library.page(1, of: .movies())
        try await library.page(2, of: .movies())
        #expect(first.value.elements.map(\.id.key) == ["1", "2", "3", "1"])
        #expect(first.origin == .network)
        #expect(try await library.orderNow(.movies()).keys == [1, 2, 3, 4, 5])
    }

    @Test("a fetched page replaces its rows and leaves the rows below")
    func replacing() async throws {
        let library = try await Library.test(provider)
        try await library.load(provider, [[1, 2], [3, 4], [5, 6]])
        provider.answer(Item.movies([9, 1]), totalPages: 3)
        try await library.page(1, of: .movies())
        #expect(try await library.orderNow(.movies()).keys == [9, 1, 3, 4, 5, 6])
    }

    @Test("the beginning of a list is what it would be if only its first pages were stored")
    func beginning() async throws {
        let library = try await Library.test(provider)
        try await library.load(provider, [[1, 2], [3, 4], [5, 6]])
        let beginning = try await library.beginning(of: .movies(), pages: 2)
        #expect(beginning.keys == [1, 2, 3, 4])
        #expect(beginning.loadedPages == 2)
        #expect(beginning.totalPages == 3)
        let all = try await library.beginning(of: .movies(), pages: 3)
        #expect(all == (try await library.orderNow(.movies())))
    }

    @Test("a page keeps its other rows when one moves, and stays loaded when all move")
    func movedRows() async throws {
        let library = try await Library.test(provider)
        try await library.load(provider, [[1, 2], [3, 4]])
        provider.answer(Item.movies([4, 1]), totalPages: 2)
        try await library.page(1, of: .movies())
        #expect(try await library.orderNow(.movies()).keys == [4, 1, 3])
        provider.answer(Item.movies([3, 4]), totalPages: 2)
        try await library.page(1, of: .movies())
        let order = try await library.orderNow(.movies())
        #expect(order.keys == [3, 4])
        #expect(order.loadedPages == 2)
    }

    @Test("removes pages after the last one, and restores them when the list grows")
    func shrinking() async throws {
        let library = try await Library.test(provider)
        try await library.load(provider, [[1], [2], [3]])
        provider.answer(Item.movies([1]), totalPages: 1)
        try await library.page(1, of: .movies())
        var order = try await library.orderNow(.movies())
        #expect(order.keys == [1])
        #expect(order.loadedPages == 1)
        #expect(order.isComplete)
        // A page beyond the end is not stored.
        try await library.page(7, of: .movies())
        #expect(try await library.orderNow(.movies()).keys == [1])
        try await library.load(provider, [[1], [2]])
        order = try await library.orderNow(.movies())
        #expect(order.keys == [1, 2])
        #expect(order.totalPages == 2)
    }

    @Test("lists, sort orders, filters and searches are stored separately")
    func queries() async throws {
        let library = try await Library.test(provider)
        let queries: [Query] = [
            .movies(), .movies(.topRated), .movies(search: "x"), .movies(search: "y"),
            .movies(sort: .ascending("revenue")), .movies(sort: .descending("revenue")),
            .movies(filter: Filter(genres: ["1", "2"])), .movies(filter: Filter(genres: ["12"])),
            .movies(filter: Filter(years: YearRange(first: 1990, last: nil))),
            .movies(filter: Filter(years: YearRange(first: nil, last: 1990))),
            .movies(filter: Filter(minimumRating: 7)),
            .movies(filter: Filter(maximumRuntime: 90)),
            .movies(filter: Filter(maximumRuntime: 120)), .movies(filter: Filter(language: "uk")),
            .movies(filter: Filter(countries: ["UK"])),
        ]
        for (number, query) in queries.enumerated() {
            provider.answer([.movie(number)])
            try await library.page(1, of: query)
        }
        for (number, query) in queries.enumerated() {
            #expect(try await library.orderNow(query).keys == [number])
        }
    }

    @Test("realms have separate rows, favorites and items")
    func realms() async throws {
        let library = try await Library.test(provider)
        provider.answer([.movie(1, "Demo")])
        try await library.page(1, of: .movies())
        try await library.edit([.add(.favorite)], of: .movie(1))
        let live = StubProvider()
        live.answer([.movie(1, "Live"), .movie(2)])
        library.connect(CatalogSource(live, realm: .live))
        #expect(try await library.orderNow(.movies()).keys.isEmpty)
        #expect(try await library.favoritesNow().isEmpty)
        #expect(try await library.items([.movie(1)]).isEmpty)
        try await library.page(1, of: .movies())
        #expect(try await library.items([.movie(1)]).map(\.title) == ["Live"])
        library.connect(CatalogSource(provider, realm: .demo))
        #expect(try await library.orderNow(.movies()).keys == [1])
        #expect(try await library.favoritesNow() == [.movie(1)])
        #expect(try await library.items([.movie(1)]).map(\.title) == ["Demo"])
    }

    @Test("finds items by keys with quotes, line breaks and other letters")
    func unusualKeys() async throws {
        let library = try await Library.test(provider)
        let keys = ["a\"b", "\\", "c\n\u{1B}", "їжак 🦔", "", "7"]
        let items = keys.map { key in
            Item(id: Item.ID(CatalogID("movies"), key), title: "A", artwork: nil, facets: Facets())
        }
        provider.answer(items, totalPages: 1)
        try await library.page(1, of: .movies())
        #expect(try await library.items(items.reversed().map(\.id)) == items.reversed())
    }

    @Test("returns complete items in the requested order, without unknown ones")
    func items() async throws {
        let library = try await Library.test(provider)
        let facets = Facets().setting(.genres, ["Драма"]).setting(.rating, Rating(8.5, votes: 3))
        let whole = Item.movie(
            1,
            "Тіні",
            artwork: Artwork(path: "/a.jpg", aspectRatio: 0.667),
            facets: facets
        )
        provider.answer([whole, .movie(2)])
        try await library.page(1, of: .movies())
        let unknown = Item.ID(CatalogID("nowhere"), "1")
        let found = try await library.items([.movie(2), .movie(3), unknown, .movie(1)])
        #expect(found == [.movie(2), whole])
    }

    @Test("the order has the fetch date of its oldest page")
    func age() async throws {
        let time = Locked(100.0)
        let library = try await Library.test(
            provider,
            now: { Date(timeIntervalSince1970: time.withLock { $0 }) }
        )
        provider.answer(pages: [Item.movies([1]), Item.movies([2])])
        #expect(try await library.orderNow(.movies()).fetchedAt == nil)
        try await library.page(1, of: .movies())
        time.withLock { $0 = 200 }
        try await library.page(2, of: .movies())
        #expect(try await library.orderNow(.movies()).fetchedAt?.timeIntervalSince1970 == 100)
        try await library.page(1, of: .movies())
        #expect(try await library.orderNow(.movies()).fetchedAt?.timeIntervalSince1970 == 200)
    }

    @Test("removes old searches, but not the list")
    func oldSearches() async throws {
        let library = try await Library.test(provider)
        provider.answer([.movie(1, "Alpha")])
        try await library.page(1, of: .movies())
        for number in 0...200 {
            try await library.page(1, of: .movies(search: "q\(number)"))
        }
        #expect(try await library.orderNow(.movies(search: "q0")).loadedPages == 0)
        #expect(try await library.orderNow(.movies(search: "q1")).loadedPages == 1)
        #expect(try await library.orderNow(.movies()).loadedPages == 1)
    }

    @Test("opens on the main actor, and releasing the library releases its store")
    @MainActor
    func lifetime() async throws {
        let folder = TemporaryFolder()
        let loader = ImageDataLoader()
        var library: Library? = try await Library(
            sources: [CatalogSource(provider, realm: .live)],
            location: folder.store,
            images: { _ in loader }
        )
        provider.answer([.movie(1)])
        try await library?.page(1, of: .movies())
        let order = try #require(try await library?.orderNow(.movies()))
        #expect(order.keys == [1])
        #expect(try #require(order.fetchedAt).timeIntervalSinceNow > -60)
        weak let dropped = library
        weak let store = library?.store
        library = nil
        #expect(dropped == nil)
        #expect(store == nil)
    }

    @Test("an unknown catalog has an empty order and no pages")
    func unknownCatalog() async throws {
        let library = try await Library.test(provider)
        let query = Query(catalog: CatalogID("nowhere"), list: ListID("x"))
        #expect(try await library.orderNow(query).ids.isEmpty)
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await library.page(1, of: query)
        }
        #expect(library.catalogs.map(\.id) == [CatalogID("movies")])
    }
}

extension Item.ID {
    static func movie(_ key: Int) -> Item.ID { Item.movie(key).id }
}

extension Library {
    /// Fetches all pages of the popular list.
    func load(_ provider: StubProvider, _ pages: [[Int]]) async throws {
        provider.answer(pages: pages.map { Item.movies($0) })
        for number in 1...pages.count { try await page(number, of: .movies()) }
    }
}
