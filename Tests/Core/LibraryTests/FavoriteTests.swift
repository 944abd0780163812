import Catalog
import TestSupport
import Testing

@testable import Library

@Suite("Favorites", .timeLimit(.minutes(5)))
struct FavoriteTests {
    private let movies = StubProvider()
    private let films = StubProvider(.films)
    private let film = Item.ID(CatalogID("films"), "1")

    @Test("a persistent favorite survives a restart, but a session favorite does not")
    func restart() async throws {
        let folder = TemporaryFolder()
        do {
            let library = try await Library.test(movies, films, at: folder.store)
            movies.answer([.movie(1, "Kept")])
            try await library.page(1, of: .movies())
            try await library.edit([.add(.favorite)], of: .movie(1))
            try await library.edit([.add(.favorite)], of: film)
            #expect(try await library.favoritesNow() == [.movie(1), film])
        }
        let library = try await Library.test(movies, films, at: folder.store)
        movies.fail(.offline)
        #expect(try await library.favoritesNow() == [.movie(1)])
        let page = try await library.page(1, of: .movies(.hearts))
        #expect(page.value.elements.map(\.title) == ["Kept"])
        #expect(page.origin == .store)
    }

    @Test("adding and removing a favorite twice has the same effect as once")
    func idempotence() async throws {
        let library = try await Library.test(movies, films)
        for id in [Item.ID.movie(1), film] {
            var hearts = library.favorites().makeAsyncIterator()
            #expect(try await hearts.next() == [])
            for _ in 1...2 { try await library.edit([.add(.favorite)], of: id) }
            #expect(try await hearts.next() == [id])
            for _ in 1...2 { try await library.edit([.remove(.favorite)], of: id) }
            #expect(try await hearts.next() == [])
        }
    }

    @Test("adding a favorite to a catalog without favorites is an error")
    func noPolicy() async throws {
        let library = try await Library.test(StubProvider(.photos))
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await library.edit([.add(.favorite)], of: Item.ID(CatalogID("photos"), "1"))
        }
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await library.edit([.add(.favorite)], of: Item.ID(CatalogID("nowhere"), "1"))
        }
        #expect(try await library.favoritesNow().isEmpty)
    }

    @Test("the favorites list is newest first, and is sorted and searched locally")
    func list() async throws {
        let library = try await Library.test(movies)
        movies.answer([.movie(1, "Zorro"), .movie(2, "Alien"), .movie(3, "Alien 3")])
        try await library.page(1, of: .movies())
        for key in [1, 3, 2] { try await library.edit([.add(.favorite)], of: .movie(key)) }
        try await library.edit([.add(.favorite)], of: .movie(3))
        let order = try await library.orderNow(.movies(.hearts))
        #expect(order.keys == [2, 3, 1])
        #expect(order.isComplete)
        let byName = Query.movies(.hearts, sort: .ascending("name"))
        #expect(try await library.orderNow(byName).keys == [2, 3, 1])
        let backwards = Query.movies(.hearts, sort: .descending("name"))
        #expect(try await library.orderNow(backwards).keys == [1, 3, 2])
        #expect(try await library.orderNow(.movies(.hearts, search: "ali")).keys == [2, 3])
        #expect(try await library.page(2, of: .movies(.hearts)).value.elements.isEmpty)
        #expect(movies.asked.count == 1)
    }

    @Test("a favorite that the service no longer lists is shown from the store")
    func goneFromService() async throws {
        let cast = CatalogDescriptor(
            id: CatalogID("movies"),
            title: .key("cast"),
            lists: [.popular],
            facets: [],
            row: RowTemplate(lines: []),
            tap: .details(.fromItem),
            favorites: .persistent,
            images: .persistent
        )
        let folder = TemporaryFolder()
        let facets = Facets().setting(.films, ["A film"])
        let kept = Item.movie(1, "Kept", artwork: Artwork(path: "/1.jpg"), facets: facets)
        do {
            let provider = StubProvider(cast)
            let library = try await Library.test(provider, at: folder.store)
            provider.answer([kept, .movie(2)])
            try await library.page(1, of: .movies())
            try await library.edit([.add(.favorite)], of: kept.id)
            provider.answer([.movie(2)])
            try await library.page(1, of: .movies())
            #expect(try await library.orderNow(.movies()).keys == [2])
        }
        let provider = StubProvider(cast)
        let library = try await Library.test(provider, at: folder.store)
        provider.answer([.movie(2)])
        try await library.page(1, of: .movies())
        #expect(try await library.favoriteItemsNow(of: cast.id) == [kept])
        #expect(
            try await library.details(of: kept.id).value == ItemDetails(item: kept, facets: facets)
        )
    }

    @Test("session favorites appear in the favorites list")
    func sessionList() async throws {
        let library = try await Library.test(films)
        let query = Query(catalog: CatalogID("films"), list: ListDescriptor.hearts.id)
        for key in ["1", "2"] {
            try await library.edit([.add(.favorite)], of: Item.ID(query.catalog, key))
        }
        #expect(try await library.orderNow(query).keys == [2, 1])
    }

    @Test("the favorites list changes with the favorites and with their content")
    func observed() async throws {
        let library = try await Library.test(movies)
        movies.answer([.movie(1, "Old")])
        try await library.page(1, of: .movies())
        var orders = library.order(of: .movies(.hearts)).makeAsyncIterator()
        #expect(try await orders.next()?.keys == [])
        try await library.edit([.add(.favorite)], of: .movie(1))
        let given = try #require(await orders.next())
        #expect(given.keys == [1])
        movies.answer([.movie(1, "New")])
        try await library.page(1, of: .movies())
        let renewed = try #require(await orders.next())
        #expect(renewed.keys == [1])
        #expect(renewed.revision != given.revision)
    }

    @Test("reads items and favorites from the store, even if the service fails")
    func reading() async throws {
        let library = try await Library.test(movies, films, StubProvider(.photos))
        movies.answer([.movie(1, "One"), .movie(2, "Two")])
        try await library.page(1, of: .movies())
        for key in [2, 1, 3] { try await library.edit([.add(.favorite)], of: .movie(key)) }
        movies.fail(.badResponse(nil))
        #expect(try await library.item(.movie(1)) == .movie(1, "One"))
        #expect(try await library.item(.movie(3)) == nil)
        #expect(try await library.item(Item.ID(CatalogID("nowhere"), "1")) == nil)
        let items = try await library.favoriteItemsNow(of: CatalogID("movies"))
        #expect(items == [.movie(1, "One"), .movie(2, "Two")])
        films.answer([Item(id: film, title: "Film", artwork: nil, facets: Facets())])
        try await library.page(1, of: Query(catalog: film.catalog, list: ListID("popular")))
        try await library.edit([.add(.favorite)], of: film)
        #expect(
            try await library.favoriteItemsNow(of: film.catalog).map(\.title)
                == ["Film"]
        )
        #expect(
            try await library.favoriteItemsNow(of: CatalogID("photos")).isEmpty
        )
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await library.favoriteItemsNow(of: CatalogID("nowhere"))
        }
    }

    @Test("added copies appear at once, the first as the newest, without replacing stored items")
    func copies() async throws {
        let library = try await Library.test(movies, films)
        movies.answer([.movie(2, "Fresh")])
        try await library.page(1, of: .movies())
        var hearts = library.favorites().makeAsyncIterator()
        #expect(try await hearts.next() == [])
        let copies = [1, 2, 3].map { ExportedMark(.movie($0, "Copy \($0)"), realm: .demo) }
        #expect(try await library.add(copies).count == 3)
        #expect(try await hearts.next() == [.movie(1), .movie(2), .movie(3)])
        let items = try await library.favoriteItemsNow(of: CatalogID("movies"))
        #expect(items.map(\.title) == ["Copy 1", "Fresh", "Copy 3"])
        #expect(try await library.add(copies).count == 0)
        #expect(try await library.exportedMarks([.favorite]).map(\.item) == items)
    }

    @Test("rejects all copies if one has no persistent favorites")
    func refusedCopies() async throws {
        let library = try await Library.test(movies, films)
        let movie = ExportedMark(.movie(1), realm: .demo)
        let film = ExportedMark(item("films", "1"), realm: .demo)
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await library.add([movie, film])
        }
        #expect(try await library.exportedMarks([.favorite]).isEmpty)
    }

    private func item(_ catalog: String, _ key: String) -> Item {
        Item(id: Item.ID(CatalogID(catalog), key), title: "T", artwork: nil, facets: Facets())
    }

    @Test("favorites of catalogs that aren't connected are exported and can be removed")
    func unavailable() async throws {
        let library = try await Library.test(movies)
        let (id, origin) = (Item.ID(CatalogID("books"), "1"), "https://books.example")
        let book = ExportedMark(item("books", "1"), realm: .live, origin: origin)
        let movie = ExportedMark(.movie(1), realm: .demo)
        let elsewhere = ExportedMark(.movie(1), realm: .live, origin: origin)
        #expect(try await library.add([movie, book, elsewhere]).count == 3)
        #expect(
            try await library.exportedMarks([.favorite]).map(\.untimed) == [movie, book, elsewhere]
        )
        #expect(
            try await library.exportedMarks().filter { !library.isAvailable($0) }.map(\.untimed)
                == [book, elsewhere]
        )
        #expect(try await library.favoritesNow() == [.movie(1)])
        for mark in [movie, book, elsewhere] {
            let id = mark.item.id.catalog
            #expect(try await library.currentMarks(in: id).map(\.untimed).contains(mark))
            #expect(library.isAvailable(mark) == (mark == movie))
        }
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await library.edit([.add(.favorite)], of: id)
        }
        try await library.remove(book)
        #expect(try await library.exportedMarks([.favorite]).map(\.untimed) == [movie, elsewhere])
        try await library.remove(elsewhere)
        #expect(try await library.currentMarks().map(\.untimed) == [movie])
        try await library.remove(movie)
        try await library.remove(movie)
        #expect(try await library.exportedMarks([.favorite]).isEmpty)
    }

    @Test("a favorite without an origin belongs to the unavailable catalog that it came from")
    func olderExport() async throws {
        let library = try await Library.test(movies)
        let origin = "https://books.example"
        let book = ExportedMark(item("books", "1"), realm: .live, origin: origin)
        let older = ExportedMark(item("books", "2"), realm: .live)
        _ = try await library.add([book])
        _ = try await library.add([older])
        #expect(
            try await library.exportedMarks().filter { !library.isAvailable($0) }.map(\.origin) == [
                origin, origin,
            ]
        )
    }

    @Test("favorites of a disconnected realm are kept until it is connected")
    func otherRealm() async throws {
        let folder = TemporaryFolder()
        do {
            let library = try await Library.test(movies, at: folder.store)
            _ = try await library.add([ExportedMark(.movie(1), realm: .live)])
            #expect(try await library.favoritesNow().isEmpty)
            #expect(try await library.exportedMarks([.favorite]).map(\.realm) == [.live])
        }
        let library = try await Library.test(movies, realm: .live, at: folder.store)
        #expect(try await library.favoritesNow() == [.movie(1)])
    }
}
