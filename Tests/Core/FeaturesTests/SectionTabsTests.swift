import Catalog
import L10n
import Library
import Testing

@testable import Features

@Suite("Tabs and what they show", .timeLimit(.minutes(5)))
@MainActor
struct SectionTabsTests {
    @Test(
        "a compact window has at most five tabs; the home page lists the other catalogs",
        arguments: 0...9
    )
    func compact(count: Int) {
        for hasHome in [true, false] {
            let tabs = SectionTabs(catalogs(count), hasHome: hasHome, isRoomy: false)
            let home: [AppSection] = hasHome ? [.home] : []
            let shown = min(count, hasHome ? 4 : 5)
            #expect(tabs.sections == home + sections(0..<shown))
            #expect(tabs.others == Array(catalogs(count).dropFirst(shown)))
            #expect(!tabs.hasSearch)
        }
    }

    @Test("a roomy window has a tab for each section, and the search")
    func roomy() {
        let tabs = SectionTabs(catalogs(9), hasHome: true, isRoomy: true)
        #expect(tabs.sections == [.home] + sections(0..<9) + [.search])
        #expect(tabs.others == [] && tabs.hasSearch)
    }

    @Test("a section without a tab is shown on the tab that it was opened from, and Back leaves it")
    func hosted() async throws {
        let app = try await app()
        app.section = .catalog(Books.id)
        app.section = .search
        #expect(app.tab == .catalog(Books.id))
        #expect(app[pagesOn: app.tab] == [.section(.search)])
        let book = Item.ID(Books.id, "1")
        app.quickSearchChose(book)
        #expect(
            app[pagesOn: app.tab]
                == [.section(.search), .route(.details(book), in: .search)]
        )
        app[pagesOn: app.tab].removeLast()
        #expect(app.section == .search && app.router.path == [])
        app[pagesOn: app.tab] = []
        #expect(app.section == .catalog(Books.id))
        #expect(app[pagesOn: app.tab] == [])
    }

    @Test("a tab's own pages stay beneath a section without a tab")
    func ownPages() async throws {
        let app = try await app()
        let book = Item.ID(Books.id, "1")
        let tab = AppSection.catalog(Books.id)
        app.section = tab
        app.router.path = [.details(book)]
        app.section = .search
        #expect(app[pagesOn: tab] == [.route(.details(book), in: tab), .section(.search)])
        app[pagesOn: tab] = [.route(.details(book), in: tab)]
        #expect(app.section == tab && app.router.path == [.details(book)])
        app[pagesOn: tab] = []
        #expect(app.router.path == [])
    }

    @Test(
        "the search above a catalog without a tab leads back to it, and a popped one starts at its list"
    )
    func nested() async throws {
        // Nine catalogs without shelves have five tabs and no home page.
        let services = catalogs(9).map { BookService.quick($0, pages: 1) }
        let app = AppModel(
            library: try await Library.of(services),
            strings: Localizer(.english),
            version: "1"
        )
        let (tab, other) = (AppSection.catalog(CatalogID("c0")), sections(7..<8)[0])
        let filter = Route.list(CatalogID("c7"), Filter(genres: ["1"]))
        app.section = other
        app.router.path = [filter]
        #expect(app[pagesOn: tab] == [.section(other), .route(filter, in: other)])
        app.section = .search
        #expect(
            app[pagesOn: tab] == [.section(other), .route(filter, in: other), .section(.search)]
        )
        app[pagesOn: tab].removeLast()
        #expect(app.section == other && app.router.path == [filter])
        app[pagesOn: tab] = []
        #expect(app.section == tab)
        app.section = other
        #expect(app.router.path == [], "opened anew")
    }

    @Test("a hidden window hides every section on screen, and shows the same ones again")
    func hidden() async throws {
        let app = try await app()
        let list = try #require(app.catalogModel(of: Books.descriptor)).visible
        app.appeared(.catalog(Books.id))
        app.section = .search
        app.windowDisappeared()
        #expect(!list.isOnScreen)
        app.windowAppeared()
        #expect(list.isOnScreen)
    }

    @Test("another tab is selected while a section without a tab is shown, or the same one again")
    func tapped() async throws {
        let app = try await app()
        let tab = AppSection.catalog(Books.id)
        app.section = tab
        app.section = .search
        app.tab = tab
        #expect(app.section == tab)
        app.roomChanged(isWide: true, isTall: true)
        app.section = .search
        #expect(app.tab == .search && app[pagesOn: .search] == [])
        app.roomChanged(isWide: false, isTall: true)
        #expect(app.tab == tab && app[pagesOn: tab] == [.section(.search)])
    }

    @Test("in a roomy window, details and the pages above them are beside the list")
    func columns() async throws {
        let app = try await app()
        let tab = AppSection.catalog(Books.id)
        app.roomChanged(isWide: true, isTall: false)
        #expect(!app.showsDetailsBeside(tab), "a large phone on its side")
        app.roomChanged(isWide: true, isTall: true)
        #expect(app.showsDetailsBeside(tab) && !app.showsDetailsBeside(.home))
        let router = app.router
        let (book, other) = (Item.ID(Books.id, "1"), Item.ID(Books.id, "2"))
        let list = Route.list(Books.id, Filter(genres: ["1"]))
        router[tab] = [list, .details(book), .details(other)]
        #expect(app[pagesOn: tab] == [.route(list, in: tab)])
        #expect(app.details(beside: tab) == .details(book))
        #expect(router[detailsIn: tab] == [.details(book), .details(other)])
        #expect(router[aboveDetailsIn: tab] == [.details(other)])
        app.roomChanged(isWide: false, isTall: true)
        #expect(app.details(beside: tab) == nil && app[pagesOn: tab].count == 3)
        app.roomChanged(isWide: true, isTall: true)
        router[aboveDetailsIn: tab] = []
        #expect(router[tab] == [list, .details(book)])
        app[pagesOn: tab] = []
        #expect(router[tab] == [.details(book)])
        router[detailsIn: tab] = []
        #expect(router[tab] == [])
    }

    @Test("a catalog that is changed while its page is on screen goes on loading")
    func changed() async throws {
        let app = try await app()
        let tab = AppSection.catalog(Books.id)
        app.section = tab
        app.appeared(tab)
        let old = try #require(app.catalogModel(of: Books.descriptor))
        app.close(Books.id)
        app.sourcesChanged([])
        let new = try #require(app.catalogModel(of: Books.descriptor))
        #expect(new !== old && new.visible.isOnScreen && !old.visible.isOnScreen)
        app.disappeared(tab)
        #expect(!new.visible.isOnScreen)
        app.close(Books.id)
        app.sourcesChanged([])
        #expect(app.catalogModel(of: Books.descriptor)?.visible.isOnScreen == false)
    }

    private func app() async throws -> AppModel {
        AppModel(
            library: try await Library.ofBooks(.quick(pages: 1)),
            strings: Localizer(.english),
            version: "1"
        )
    }

    private func catalogs(_ count: Int) -> [CatalogDescriptor] {
        (0..<count).map { Books.stream(CatalogID("c\($0)")) }
    }

    private func sections(_ range: Range<Int>) -> [AppSection] {
        range.map { .catalog(CatalogID("c\($0)")) }
    }
}
