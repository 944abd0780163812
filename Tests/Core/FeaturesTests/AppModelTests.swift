import Catalog
import Foundation
import L10n
import Library
import Testing

@testable import Features

@Suite("The app", .timeLimit(.minutes(5)))
@MainActor
struct AppModelTests {
    private let maps = Books.maps.id

    private func app() async throws -> AppModel {
        let library = try await Library.ofBooks(
            .quick(pages: 1),
            BookService(Books.maps) { _ in .page(Books.page(1, of: 1, keys: [])) },
            BookService(nothing)
        )
        return AppModel(library: library, strings: Localizer(.english), version: "1.2.3")
    }

    private var nothing: CatalogDescriptor {
        CatalogDescriptor(
            id: CatalogID("nothing"),
            title: .words([:]),
            lists: [],
            facets: [],
            row: RowTemplate(lines: []),
            tap: .flip,
            favorites: nil,
            images: .run
        )
    }

    @Test("the app opens its first catalog")
    func start() async throws {
        let app = try await app()
        #expect(app.catalogs.map(\.id) == [Books.id, maps, nothing.id])
        #expect(app.catalog == Books.descriptor)
        #expect(app.details == nil)
        #expect(app.takeStoreNotice() == nil)
        #expect(app.version == "1.2.3")
    }

    @Test("gives the credits that the catalogs' services ask for")
    func credits() async throws {
        let credits = try await app().credits
        #expect(credits.map(\.catalog) == ["Maps"])
        #expect(credits.map(\.text) == ["Maps by Atlas"])
    }

    @Test("creates each catalog's list model once, showing the catalog's first list")
    func lists() async throws {
        let app = try await app()
        let books = try #require(app.list(of: Books.descriptor))
        #expect(app.list(of: Books.descriptor) === books)
        #expect(books.query == Query(catalog: Books.id, list: Books.popular.id))
        #expect(books.list == Books.popular)
        let others = try #require(app.list(of: Books.maps))
        #expect(others !== books)
        #expect(others.descriptor == Books.maps)
        #expect(app.list(of: nothing) == nil)
    }

    @Test("choosing another catalog clears the path; the current or an unknown one changes nothing")
    func catalogTapped() async throws {
        let app = try await app()
        let catalogs = Recorder { app.catalog?.id }
        app.router.path = [.details(Books.item(1).id)]

        app.catalogTapped(Books.id)
        #expect(app.router.path.count == 1)
        app.catalogTapped(CatalogID("unknown"))
        #expect(app.router.path.count == 1)
        app.catalogTapped(maps)
        #expect(app.router.path.isEmpty)
        app.catalogTapped(Books.id)

        #expect(catalogs.values == [Books.id, maps, Books.id])
    }

    @Test("ignores a catalog's key while a poster or trailer is open")
    func catalogKeyPressed() async throws {
        let book = Books.item(1)
        let trailer = Trailer(site: "Vitrine", url: try #require(URL(string: "http://127.0.0.1/1")))
        let library = try await Library.ofBooks(
            BookService { _ in
                .details(ItemDetails(item: book, facets: Facets().setting(.trailer, trailer)))
            },
            BookService(Books.maps) { _ in .page(Books.page(1, of: 1, keys: [])) }
        )
        let app = AppModel(library: library, strings: Localizer(.english), version: "1")
        app.router.path = [.details(book.id)]
        let details = try #require(app.details)
        details.appeared()
        await eventually { !details.content.isLoading }
        for route in [Route.poster(book.id), .trailer(book.id)] {
            app.router.path = [.details(book.id), route]
            app.catalogKeyPressed(maps)
            #expect(app.catalog?.id == Books.id)
            #expect(app.router.path == [.details(book.id), route])
        }
        app.router.path = [.details(book.id)]
        app.catalogKeyPressed(maps)
        #expect(app.catalog?.id == maps)
        #expect(app.router.path.isEmpty)
    }

    @Test("a route creates its details page once and releases it on leaving")
    func details() async throws {
        let app = try await app()
        app.router.path = [.details(Books.item(1).id)]
        let first = try #require(app.details)
        #expect(first.id == Books.item(1).id)
        #expect(app.details === first)

        app.router.path = [.details(Books.item(2).id)]
        #expect(app.details?.id == Books.item(2).id)

        app.router.path = []
        #expect(app.details == nil)
    }

    @Test("details close when their catalog's source changes, because the item may not exist there")
    func otherSource() async throws {
        let app = try await app()
        app.router.path = [.details(Books.item(1).id)]
        app.sourcesChanged([maps])
        #expect(app.details != nil)
        app.sourcesChanged([Books.id])
        #expect(app.details == nil && app.router.path.isEmpty)
    }

    @Test("a route to an item of an unknown catalog returns to the list")
    func unknownCatalog() async throws {
        let app = try await app()
        app.router.path = [.details(Books.item(1).id)]
        app.router.path = [.details(Item.ID(CatalogID("unknown"), "1"))]
        #expect(app.details == nil)
        #expect(app.router.path == [])
    }

    @Test("a damaged store that was moved aside is reported once")
    func recovery() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "library.sqlite")
        try Data(repeating: 0x5A, count: 8_192).write(to: file)
        let library = try await Library.ofBooks(.quick(pages: 1), at: .file(file))
        let app = AppModel(library: library, strings: Localizer(.english), version: "1")

        let notice = try #require(app.takeStoreNotice())
        let path = String(try #require(notice.firstMatch(of: /“(.+)”/)?.1))
        #expect(path.hasPrefix(folder.path))
        #expect(FileManager.default.fileExists(atPath: path))
        #expect(app.takeStoreNotice() == nil)
    }

    @Test("loading the first screen lets a warm start show its rows at once")
    func loadFirstScreen() async throws {
        let library = try await Library.ofBooks(.quick(pages: 1))
        try await library.page(1, of: Books.query())
        let app = AppModel(library: library, strings: Localizer(.english), version: "1")
        await app.loadFirstScreen()
        let list = try #require(app.list(of: Books.descriptor))
        #expect(list.ids.isEmpty)
        list.appeared()
        #expect(list.ids.count == 20)
    }
}
