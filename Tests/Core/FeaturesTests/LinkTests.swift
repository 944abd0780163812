import Catalog
import L10n
import Library
import Testing

@testable import Features

@Suite("Links to items", .timeLimit(.minutes(5)))
@MainActor
struct LinkTests {
    private let maps = Books.maps.id

    private func app() async throws -> (app: AppModel, books: BookService) {
        let books = BookService(Books.descriptor)
        let library = try await Library.ofBooks(
            books,
            BookService(Books.maps) { _ in .page(Books.page(1, of: 1, keys: [])) }
        )
        return (AppModel(library: library, strings: Localizer(.english), version: "1"), books)
    }

    @Test(
        "a link names a catalog and optionally one of its items",
        arguments: [
            ("vitrine://movies/1001", "movies", "1001"), ("vitrine://movies", "movies", nil),
            ("vitrine://movies/", "movies", nil), ("VITRINE://movies/7", "movies", "7"),
            ("vitrine://films/a%2Fb%20c", "films", "a/b c"),
        ] as [(String, String, String?)]
    )
    func reading(text: String, catalog: String, key: String?) throws {
        let link = try #require(CatalogLink(text))
        #expect(link.catalog == CatalogID(catalog))
        #expect(link.key == key)
        if let item = link.item { #expect(CatalogLink(CatalogLink(item).text) == link) }
    }

    @Test(
        "rejects malformed links",
        arguments: [
            "", "vitrine", "vitrine:", "vitrine://", "vitrine:movies", "https://movies/1",
            "vitrine://movies/1/2", "vitrine://movies/1?x=y", "vitrine://movies/1#a",
            "vitrine://me@movies/1", "vitrine://movies:80/1", "movies/1", "vitrine://movies/%FF",
        ]
    )
    func refusing(text: String) {
        #expect(CatalogLink(text) == nil)
    }

    @Test("a link opens an item in its catalog and replaces what was open")
    func item() async throws {
        let (app, _) = try await app()
        app.catalogTapped(maps)
        app.quickSearchTapped()
        app.linkOpened(CatalogLink(Books.item(7).id))
        #expect(app.quickSearch == nil)
        #expect(app.catalog?.id == Books.id)
        #expect(app.router.path == [.details(Books.item(7).id)])
        app.router.path.append(.poster(Books.item(7).id))
        app.linkOpened(try #require(CatalogLink("vitrine://\(Books.id.rawValue)")))
        #expect(app.router.path.isEmpty)
        app.linkOpened(try #require(CatalogLink("vitrine://home")))
        #expect(app.section == .catalog(Books.id), "there is no home page")
        app.catalogTapped(maps)
        app.linkOpened(try #require(CatalogLink("vitrine://nowhere/1")))
        #expect(app.catalog?.id == maps)
    }

    @Test("a link to a missing item returns to the list with an alert")
    func gone() async throws {
        let (app, books) = try await app()
        app.catalogTapped(maps)
        app.linkOpened(CatalogLink(Books.item(404).id))
        let paths = Recorder { app.router.path }
        try #require(app.details).appeared()
        try await books.call().fail(.notFound(message: nil))
        await paths.wait(for: [])
        #expect(app.catalog?.id == Books.id)
        #expect(app.router.alert == .notFound(message: nil))
        // Opened from a list, the page stays open and shows the error.
        app.router.alertDismissed()
        app.linked = nil
        app.router.path = [.details(Books.item(404).id)]
        try #require(app.details).appeared()
        try await books.call().fail(.notFound(message: nil))
        await Recorder { app.router.alert }.wait(for: .notFound(message: nil))
        #expect(app.router.path == [.details(Books.item(404).id)])
    }

    @Test("the system's search opens a search in all catalogs")
    func search() async throws {
        let (app, _) = try await app()
        app.searchOpened("dark knight")
        #expect(app.quickSearch?.words == "dark knight")
    }

    @Test("with a section for the search, it opens there")
    func searchSection() async throws {
        let (app, _) = try await app()
        app.appeared(app.section)
        app.searchOpened("dark knight")
        #expect(app.section == .search)
        #expect(app.quickSearch?.words == "dark knight")
    }
}
