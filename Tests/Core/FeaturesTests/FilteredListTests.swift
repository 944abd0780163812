import Catalog
import L10n
import Library
import Primitives
import Testing

@testable import Features

@Suite("Pages of items that share a fact", .timeLimit(.minutes(5)))
@MainActor
struct FilteredListTests {
    private nonisolated static let director = FilterLinkTests.director
    private nonisolated static let years = Filter(years: YearRange(first: 1994, last: 1994))

    /// A service that can be down, whose filtered list has books 1 to 3.
    private nonisolated static func service(isDown: Locked<Bool> = Locked(false)) -> BookService {
        let facets = FilterLinkTests.facets
        let catalog = FilterLinkTests.catalog([.years, .countries, .people, .genres])
        return BookService(catalog) { question in
            if isDown.withLock(\.self) { return .failure(.offline) }
            return switch question {
            case .page(let number, let query):
                .page(Books.page(number, of: 1, keys: query.filter.isEmpty ? 1...9 : 1...3))
            case .genres: .genres([Genre(key: "18", name: "Drama")])
            case .details:
                .details(ItemDetails(item: Books.item(1, nil, facets), facets: facets))
            }
        }
    }

    private func app(
        _ library: Library,
        _ restored: RestorationState = RestorationState()
    ) -> AppModel {
        AppModel(library: library, strings: Localizer(.english), version: "1", restored: restored)
    }

    private func open(in app: AppModel) async throws -> DetailsViewModel {
        app.router.openDetails(of: Books.item(1).id)
        let details = try #require(app.details)
        details.appeared()
        await eventually { if case .loaded = details.content { true } else { false } }
        return details
    }

    private func loaded(_ app: AppModel) async throws -> FilteredListViewModel {
        await eventually { app.filtered != nil }
        let page = try #require(app.filtered)
        page.appeared()
        await eventually { page.list.ids.count == 3 }
        return page
    }

    @Test("a fact opens a page above the details, and leaves the catalog's lists as they are")
    func journey() async throws {
        let app = app(try await Library.ofBooks(Self.service()))
        let catalog = try #require(app.catalogModel(of: app.catalogs[0]))
        let before = catalog.lists.map(\.query)
        let details = try await open(in: app)
        let content = try #require(details.content.value)
        let links = content.filterLinks + content.facts.flatMap(\.filterLinks)
        #expect(links.map(\.text) == ["1994", "Ukraine", "Utopia", "Drama", "Taras"])
        let titles = [
            "Year: 1994", "Country: Ukraine", "Country: UT", "Genre: Drama", "Directed by Taras",
        ]
        for (link, title) in zip(links, titles) {
            #expect(details.opens(link))
            details.filterLinkTapped(link)
            let page = try await loaded(app)
            await eventually { page.title == title }
            #expect((page.title, page.subtitle) == (title, "Books"))
            #expect(app.router.path.count == 2)
            #expect(app.details === details, "beneath the page")
            page.backTapped()
            #expect(app.filtered == nil)
            #expect(app.details === details)
        }
        #expect(catalog.lists.map(\.query) == before)
        #expect(catalog.selected === catalog.lists[0])
        #expect(app.settings.settings.lists == [:])
        #expect(!catalog.lists[1].isOnScreen, "nothing was requested for the catalog's own list")
    }

    @Test("rows open above the page, and Back leads through all of them")
    func rows() async throws {
        let app = app(try await Library.ofBooks(Self.service()))
        let details = try await open(in: app)
        app.router.push(.list(Books.id, Self.years))
        let page = try await loaded(app)
        page.list.rowTapped(Books.item(2).id)
        #expect(app.router.openItem == Books.item(2).id)
        #expect(app.router.firstItem == Books.item(1).id)
        #expect(app.filtered == nil)
        app.backTapped()
        #expect(app.filtered === page)
        // The heart's key concerns the focused row, not the details beneath.
        app.keyPressed(for: .favorite, focused: nil, isInDetails: false)
        #expect(!app.marks[Books.item(1).id].isFavorite)
        app.keyPressed(for: .favorite, focused: Books.item(3).id, isInDetails: false)
        #expect(app.marks[Books.item(3).id].isFavorite)
        app.backTapped()
        #expect(app.details === details)
        page.closeTapped()
        #expect(app.router.path == [])
    }

    @Test(
        "the genre's key is requested first; the page stays closed if the user goes elsewhere",
        arguments: [true, false]
    )
    func genre(goesAway: Bool) async throws {
        let service = BookService(FilterLinkTests.catalog([.genres]))
        let app = app(try await Library.ofBooks(service))
        app.router.openDetails(of: Books.item(1).id)
        let details = try #require(app.details)
        details.filterLinkTapped(FilterLink(text: "Drama", target: .genre("Drama")))
        let call = try await service.call()
        #expect(call.question == .genres)
        if goesAway { app.router.path = [.details(Books.item(2).id)] }
        call.answer([Genre(key: "18", name: "Drama")])
        if goesAway {
            for _ in 0..<1_000 { await Task.yield() }
        } else {
            await eventually { app.filtered != nil }
        }
        let genre = Route.list(Books.id, Filter(genres: ["18"]))
        #expect(app.router.path.contains(genre) == !goesAway)
    }

    @Test("a stored genre opens at once, also offline; an unknown one is reported")
    func storedGenre() async throws {
        let isDown = Locked(false)
        let library = try await Library.ofBooks(Self.service(isDown: isDown))
        _ = try await library.genres(of: Books.id)
        let app = app(library)
        let details = try await open(in: app)
        isDown.withLock { $0 = true }
        let genre = { FilterLink(text: $0, target: .genre($0)) }
        details.filterLinkTapped(genre("Drama"))
        await eventually { app.filtered != nil }
        #expect(app.router.path.last == .list(Books.id, Filter(genres: ["18"])))
        app.backTapped()
        isDown.withLock { $0 = false }
        details.filterLinkTapped(genre("Opera"))
        await eventually { app.router.alert == .notFound(message: nil) }
        #expect(app.router.path == [.details(details.id)])
    }

    @Test("an outage is reported if the genre's key isn't known")
    func genreOffline() async throws {
        let isDown = Locked(false)
        let app = app(try await Library.ofBooks(Self.service(isDown: isDown)))
        let details = try await open(in: app)
        isDown.withLock { $0 = true }
        details.filterLinkTapped(FilterLink(text: "Drama", target: .genre("Drama")))
        await eventually { app.router.alert == .offline }
        #expect(app.router.path == [.details(details.id)])
    }

    @Test("after an outage the page goes on with the rows that are missing")
    func outage() async throws {
        let isDown = Locked(true)
        let catalog = FilterLinkTests.catalog([.years])
        let service = BookService(catalog) { question in
            guard case .page(let number, _) = question, number == 1 || !isDown.withLock(\.self)
            else { return .failure(.offline) }
            return .page(Books.page(number, of: 2))
        }
        let library = try await Library.ofBooks(service)
        let app = app(library)
        app.catalogTapped(Books.id)
        app.router.push(.list(Books.id, Self.years))
        let page = try #require(app.filtered)
        page.appeared()
        await eventually { page.list.ids.count == 20 }
        page.list.rowsAppeared(0..<20)
        await eventually { page.list.footer == .failed(.offline) }
        isDown.withLock { $0 = false }
        // Another request shows that the service responds.
        let other = Query(catalog: Books.id, list: ListID("all"))
        _ = try await library.page(2, of: other, policy: .networkOnly)
        await eventually { page.list.ids.count == 40 }
    }

    @Test("the page is restored above its details, and offline from the store")
    func restored() async throws {
        let isDown = Locked(false)
        let library = try await Library.ofBooks(Self.service(isDown: isDown))
        let app = app(library)
        app.catalogTapped(Books.id)
        _ = try await open(in: app)
        app.router.push(.list(Books.id, Self.years))
        _ = try await loaded(app)
        let state = try #require(app.restorationState(top: nil))
        #expect(state.path == [.details(Books.item(1).id), .list(Books.id, Self.years)])

        isDown.withLock { $0 = true }
        let next = self.app(library, state)
        await next.loadFirstScreen()
        #expect(next.router.path == state.path)
        let page = try await loaded(next)
        await eventually { page.list.offlineNotice != nil }
        #expect(page.title == "Year: 1994")
        #expect(page.list.content == .rows)
        #expect(next.takeScrollPosition(in: page.list) == nil)
        page.backTapped()
        #expect(next.details?.id == Books.item(1).id)
    }

    @Test("pages above one that can't be restored stay closed")
    func unrestorable() async throws {
        var state = RestorationState()
        state.catalog = Books.id
        let years = Route.list(Books.id, Self.years)
        for (path, expected) in [
            ([.details(Books.item(77).id), years], []),
            ([years, .list(CatalogID("gone"), Self.years), years], [years]),
            ([.list(Books.id, Filter(minimumRating: 5))], []),
            ([.list(Books.id, Filter())], []),
        ] as [([Route], [Route])] {
            state.path = path
            let app = app(try await Library.ofBooks(Self.service()), state)
            await app.loadFirstScreen()
            #expect(app.router.path == expected)
        }
    }

    @Test("a page without rows offers to try again, not to clear its filter")
    func empty() async throws {
        let service = BookService(FilterLinkTests.catalog([.years])) { _ in
            .page(Books.page(1, of: 1, keys: []))
        }
        let app = app(try await Library.ofBooks(service))
        app.router.push(.list(Books.id, Self.years))
        let page = try #require(app.filtered)
        page.appeared()
        await eventually { page.list.emptyReason != nil }
        #expect(page.list.content.notice(page.list.strings)?.offers == [.retry])
        let asked = service.pages.count
        app.refreshRequested()
        await eventually { service.pages.count == asked + 1 }
    }
}
