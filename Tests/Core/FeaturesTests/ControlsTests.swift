import Catalog
import L10n
import Library
import Testing

@testable import Features

@Suite("Controls and keys", .timeLimit(.minutes(5)))
@MainActor
struct ControlsTests {
    @Test("a page has every control that any of its lists has")
    func controls() async throws {
        let all = try await Room.ofShelves().catalogModel()
        #expect(all.hasLists && all.hasSearch && all.hasFilters && all.hasSorts && all.hasLayouts)
        #expect(all.canSearch)
        all.listTapped(Shelves.hearts.id)
        #expect(all.hasSearch, "the search field stays while lists change")
        #expect(!all.canSearch, "but a list that cannot be searched disables it")
        all.listTapped(Shelves.fresh.id)
        #expect(!all.hasLayouts)
        let one = try await Room(BookService(Books.maps)).catalogModel()
        #expect(!one.hasLists)
        #expect(!one.hasSorts)
    }

    @Test("the search prompt uses the catalog's noun")
    func prompt() async throws {
        #expect(try await Room.ofShelves().catalogModel().searchPrompt == "Search titles")
        #expect(try await Room.ofCast().catalogModel().searchPrompt == "Search names")
    }

    @Test("the layout button toggles between list and grid")
    func layout() async throws {
        let model = try await Room.ofShelves().openBrowser()
        let layouts = Recorder { model.visible.layout }
        #expect(model.otherLayout == .grid)
        model.layoutButtonTapped()
        #expect(model.otherLayout == .list)
        model.layoutButtonTapped()
        #expect(layouts.values == [.list, .grid, .list])
    }

    @Test("the offline banner appears only above rows")
    func banner() async throws {
        let room = try await Room.ofShelves()
        let model = try room.catalogModel()
        model.appeared()
        try await room.failPage(1, .offline)
        await eventually { model.visible.isOffline }
        #expect(model.offlineNotice == nil, "the list itself shows that it is offline")
        let other = try await Room.ofShelves()
        let rows = try await other.openBrowser()
        #expect(rows.offlineNotice == nil)
        rows.visible.refreshRequested()
        try await other.failPage(1, .offline)
        await eventually { rows.visible.isOffline }
        #expect(rows.offlineNotice != nil)
    }

    private func app() async throws -> AppModel {
        let library = try await Library.ofBooks(
            .quick(pages: 1),
            BookService(Books.maps) { _ in .page(Books.page(1, of: 1, keys: [])) }
        )
        return AppModel(library: library, strings: Localizer(.english), version: "1")
    }

    @Test(
        "back closes what was opened last: a cover, details, and the search above which they opened"
    )
    func back() async throws {
        let app = try await app()
        let catalogModel = try #require(app.catalogModel(of: Books.descriptor))
        let id = Books.item(1).id
        catalogModel.searchText = "war"
        app.router.path = [.details(id)]
        app.details?.appeared()
        await eventually { app.details?.content.value != nil }
        app.details?.posterTapped()
        #expect(app.isCovered)
        #expect(!app.backTapped())
        #expect(app.router.path == [.details(id)])
        #expect(!app.backTapped())
        #expect(app.router.path == [])
        #expect(app.isSearching)
        #expect(app.backTapped())
        #expect(!app.isSearching)
        #expect(!app.backTapped())
    }

    @Test("back ends a search that began beside open details first")
    func backFromLaterSearch() async throws {
        let app = try await app()
        let catalogModel = try #require(app.catalogModel(of: Books.descriptor))
        let id = Books.item(1).id
        app.router.path = [.details(id)]
        catalogModel.searchText = "war"
        #expect(app.backTapped())
        #expect(!app.isSearching)
        #expect(app.router.path == [.details(id)])
        catalogModel.searchText = "war"
        app.router.path = []
        app.router.path = [.details(id)]
        #expect(!app.backTapped(), "the same details, but opened after the search")
        #expect(app.isSearching)
        app.router.path = [.details(id)]
        catalogModel.searchCleared()
        catalogModel.searchText = "war"
        app.router.push(.details(Books.item(2).id))
        #expect(!app.backTapped(), "the page that was opened last")
        #expect(!app.backTapped(isListSeen: false), "pages cover the search")
        #expect(app.router.path == [] && app.isSearching)
    }

    @Test("the favorite key applies to the focused row, or to the details if they have focus")
    func heart() async throws {
        let app = try await app()
        let (open, row) = (Books.item(1).id, Books.item(2).id)
        app.keyPressed(for: .favorite, focused: nil, isInDetails: false)
        app.keyPressed(for: .favorite, focused: row, isInDetails: true)
        #expect(![open, row].contains { app.marks[$0].isFavorite }, "nothing is open")
        app.router.path = [.details(open)]
        app.keyPressed(for: .favorite, focused: row, isInDetails: false)
        #expect(app.marks[row].isFavorite && !app.marks[open].isFavorite)
        app.keyPressed(for: .favorite, focused: row, isInDetails: true)
        #expect(app.marks[open].isFavorite)
        app.keyPressed(for: .favorite, focused: nil, isInDetails: false)
        #expect(!app.marks[open].isFavorite)
    }

    @Test("the side pane shows for open details, which narrow a list but not a grid")
    func panes() async throws {
        let photos = Books.stream(CatalogID("photos"))
        let library = try await Library.ofBooks(
            .quick(Shelves.descriptor, pages: 1),
            BookService(photos) { _ in .page(Books.page(1, of: 1, keys: [])) }
        )
        let app = AppModel(library: library, strings: Localizer(.english), version: "1")
        #expect(!app.showsSidePane(isFolded: false))
        app.router.path = [.details(Books.item(1).id)]
        #expect(app.showsSidePane(isFolded: false))
        app.catalogTapped(photos.id)
        #expect(!app.showsSidePane(isFolded: false))
        #expect(app.showsSidePane(isFolded: true), "a single pane slides the empty one aside")
    }

    @Test("a filter form's extreme values mean no limit")
    func filterForm() {
        let years = FilterForm.years
        #expect(FilterForm(Filter()).applied(to: Filter()) == Filter())
        var filter = Filter()
        filter.genres = ["1"]
        var form = FilterForm(filter)
        #expect((form.firstYear, form.lastYear) == (years.lowerBound, years.upperBound))
        form.firstYear = 1_990
        form.lastYear = 1_980
        form.minimumRating = 7
        let narrowed = form.applied(to: filter)
        #expect(narrowed.years == YearRange(first: 1_990, last: 1_990), "never reversed")
        #expect(narrowed.minimumRating == 7)
        #expect(narrowed.genres == ["1"], "the form does not contain genres")
        #expect(FilterForm(narrowed).applied(to: narrowed) == narrowed)
    }

    @Test("a second tap on a genre deselects it")
    func genres() async throws {
        let model = try await Room.ofShelves().openBrowser()
        let filters = Recorder { model.visible.query.filter.genres }
        for key in ["1", "2", "1"] { model.genreTapped(key) }
        #expect(filters.values == [[], ["1"], ["1", "2"], ["2"]])
    }

    @Test("long name lists start with eight; those of up to ten are shown whole")
    func names() {
        for (count, first) in [(1, 1), (8, 8), (10, 10), (11, 8), (40, 8)] {
            let names = (1...count).map(String.init)
            let list = DetailsContent.NameList(key: "cast", caption: "Cast", names: names)
            #expect(list.first.count == first)
            #expect(Array(list.first + list.rest) == names)
        }
    }
}
