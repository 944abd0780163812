import Catalog
import Foundation
import ImagePipeline
import L10n
import Primitives
import TestSupport
import Testing

@testable import Features
@testable import Library

@Suite("The home page", .timeLimit(.minutes(5)))
@MainActor
struct HomeTests {
    @Test("the first start opens the home page if a catalog has shelves")
    func firstStart() async throws {
        let app = try await Self.app(Self.service())
        #expect(app.catalog == nil)
        #expect(app.sidebarEntries.map(\.catalog) == [nil, Books.id])
        #expect(app.position == 0)
        let bare = try await Self.app(.quick(pages: 1))
        #expect(bare.home == nil)
        #expect(bare.sidebarEntries.map(\.catalog) == [Books.id])
        #expect(bare.catalog?.id == Books.id)
    }

    @Test("shows the services' answers in shelf order, without empty shelves")
    func shelves() async throws {
        let app = try await Self.app(Self.service())
        let home = try #require(app.home)
        #expect(home.content == .loading)
        home.appeared()
        await Recorder { home.shown.map(\.title) }.wait(for: ["Popular", "Fresh"])
        let popular = try #require(home.shown.first)
        #expect(popular.cards.count == ShelfViewModel.count)
        #expect(popular.cards.first?.title == Books.item(1).title)
        #expect(home.content == .shelves)
        await eventually { !home.isLoading }
        #expect(!home.isOffline)
    }

    @Test("requests what is not stored before the page appears, and only once")
    func asksEarly() async throws {
        let service = Self.service()
        let app = try await Self.app(service)
        let home = try #require(app.home)
        await app.loadFirstScreen()
        await eventually { !home.isLoading }
        #expect(home.shown.count == 2)
        #expect(service.pages.count == 2)
        home.appeared()
        await eventually { home.shown.count == 2 && !home.isLoading }
        #expect(service.pages.count == 2)
    }

    @Test("loads the pictures of its first cards early, whether items are new or stored")
    func earlyPictures() async throws {
        let folder = TemporaryFolder()
        for isStored in [false, true] {
            let app = try await Self.app(
                isStored ? Self.service { _ in .failure(.offline) } : Self.service(),
                at: .file(folder.url.appending(path: "library.sqlite"))
            )
            let asked = Locked<[[String]]>([])
            let pictures = EarlyPictures(
                fits: { .cover($0 == .poster ? PixelSize(140, 210) : PixelSize(1, 1)) },
                spotlight: [.cover(PixelSize(6, 9))],
                load: { requests in asked.withLock { $0.append(requests.map(\.url.path)) } }
            )
            await app.loadFirstScreen(pictures)
            await eventually { app.home?.isLoading == false }
            let cards = (1...8).map { "/140/\($0).jpg" }
            // Shelves that show only stored items load no pictures.
            let lists = asked.withLock { $0 }.filter { !$0.isEmpty }
                .sorted { $0.count > $1.count }
            #expect(lists == [["/6/1.jpg"] + cards, cards])
        }
    }

    @Test("does not load the pictures of lower shelves early")
    func farPictures() async throws {
        let shelves = (1...6).map {
            ShelfDescriptor(title: .words(["en": "\($0)"]), content: .list(Books.popular.id))
        }
        let app = try await Self.app(Self.service(Self.descriptor(shelves)))
        let asked = Locked(0)
        let pictures = EarlyPictures(fits: { _ in .original }, spotlight: []) { _ in
            asked.withLock { $0 += 1 }
        }
        await app.loadFirstScreen(pictures)
        // Each shelf finds the previous shelf's answer in the store.
        let home = try #require(app.home)
        await eventually { home.shelves.allSatisfy { $0.isSettled || !$0.cards.isEmpty } }
        #expect(asked.withLock { $0 } == HomeViewModel.firstCount)
    }

    @Test("shows stored items before any response, and keeps them while the service is offline")
    func offline() async throws {
        let folder = TemporaryFolder()
        do {
            let app = try await Self.app(
                Self.service(),
                at: .file(folder.url.appending(path: "library.sqlite"))
            )
            let home = try #require(app.home)
            home.appeared()
            await eventually { home.shown.count == 2 && !home.isLoading }
        }
        let silent = Self.service { _ in .failure(.offline) }
        let app = try await Self.app(
            silent,
            at: .file(folder.url.appending(path: "library.sqlite"))
        )
        let home = try #require(app.home)
        await app.loadFirstScreen()
        #expect(home.shown.count == 2)
        #expect(home.spotlight?.item != nil)
        #expect(silent.questions.isEmpty)
        #expect(app.hasContent)
        home.appeared()
        await Recorder { home.isOffline }.wait(for: true)
        #expect(home.content == .shelves)
        await eventually { !home.isLoading }
        #expect(app.router.alert == nil, "the app itself requested the items")
        home.refreshRequested()
        await Recorder { app.router.alert }.wait(for: .offline)
    }

    @Test("a refresh reports the first error of all shelves in one alert, and only once")
    func oneAlert() async throws {
        let isBroken = Locked(false)
        let clock = HandClock()
        let app = try await Self.app(
            Self.service { question in
                guard case .page(_, let query) = question else { return .genres([]) }
                if isBroken.withLock({ $0 }) {
                    return .failure(
                        query.list == Books.popular.id
                            ? .server(status: 500, message: nil) : .offline
                    )
                }
                return .page(Books.page(1, of: 1))
            },
            clock: clock
        )
        let home = try #require(app.home)
        let alerts = Recorder { app.router.alert }
        home.appeared()
        await eventually { home.shown.count == 2 && !home.isLoading }
        isBroken.withLock { $0 = true }
        app.refreshRequested()
        await alerts.wait(for: .server(status: 500, message: nil))
        #expect(!home.isLoading)
        app.router.alertDismissed()
        // The offline shelf is requested again, and fails again.
        await clock.sleepers(1)
        clock.advance(by: RetryDelay.after(attempts: 0))
        await clock.sleepers(1)
        #expect(alerts.values == [nil, .server(status: 500, message: nil), nil])
    }

    @Test("the notice names a service, or says that there are several")
    func severalServices() async throws {
        let names: [(String, Unreachable)] = [
            ("Books can’t be reached. Showing saved items.", .host("Books")),
            ("You’re offline. Showing saved items.", .network),
        ]
        for (notice, unreachable) in names {
            let home = try await Self.failing([unreachable])
            #expect(home.offlineNotice == notice)
        }
        let home = try await Self.failing([.host("Books"), .host("Maps")])
        #expect(home.offlineNotice == "Some services can’t be reached. Showing saved items.")
    }

    /// Returns a home page of catalogs whose services fail after their items were stored.
    private static func failing(_ services: [Unreachable]) async throws -> HomeViewModel {
        let isDown = Locked(false)
        let shelf = ShelfDescriptor(
            title: .words(["en": "Popular"]),
            content: .list(Books.popular.id),
            shape: .poster
        )
        let sources = [Books.descriptor, Books.maps].prefix(services.count).map { catalog in
            CatalogDescriptor(
                id: catalog.id,
                title: catalog.title,
                lists: catalog.lists,
                facets: [],
                row: catalog.row,
                tap: catalog.tap,
                favorites: nil,
                images: .persistent,
                shelves: [shelf]
            )
        }
        let library = try await Library(
            sources: zip(sources, services).map { descriptor, unreachable in
                CatalogSource(
                    BookService(descriptor) { _ in
                        isDown.withLock { $0 } ? .failure(.offline) : .page(Books.page(1, of: 1))
                    },
                    realm: .demo,
                    unreachable: { unreachable }
                )
            },
            location: .memory,
            images: { _ in ImageDataLoader() }
        )
        let app = AppModel(library: library, strings: Localizer(.english), version: "1")
        let home = try #require(app.home)
        home.appeared()
        await Recorder { home.shown.count }.wait(for: services.count)
        await Recorder { home.isLoading }.wait(for: false)
        isDown.withLock { $0 = true }
        home.refreshRequested()
        await Recorder { home.isLoading }.wait(for: false)
        return home
    }

    @Test("an outage that ends while the page is off screen isn't shown when it returns")
    func recoveredElsewhere() async throws {
        let isDown = Locked(false)
        let app = try await Self.app(
            Self.service { question in
                guard !isDown.withLock(\.self), case .page(let number, _) = question else {
                    return .failure(.offline)
                }
                return .page(Books.page(number, of: 1))
            }
        )
        let home = try #require(app.home)
        home.appeared()
        await eventually { home.shown.count == 2 && !home.isLoading }
        isDown.withLock { $0 = true }
        home.refreshRequested()
        await eventually { home.isOffline && !home.isLoading }
        home.disappeared()
        isDown.withLock { $0 = false }
        home.appeared()
        await eventually { home.offlineNotice == nil && !home.isLoading }
    }

    @Test("shows the error if nothing is stored and the service fails")
    func failure() async throws {
        let app = try await Self.app(Self.service { _ in .failure(.offline) })
        let home = try #require(app.home)
        home.appeared()
        await Recorder { home.content }.wait(for: .failure(.offline))
        #expect(app.hasContent)
        #expect(!home.announcement.isEmpty)
    }

    @Test("a failing shelf leaves the others intact, and appears once its service recovers")
    func recovery() async throws {
        let isBack = Locked(false)
        let service = Self.service { question in
            guard case .page(_, let query) = question else { return .genres([]) }
            if query.list == Books.fresh.id, !isBack.withLock({ $0 }) { return .failure(.offline) }
            return .page(Books.page(1, of: 1))
        }
        let clock = HandClock()
        let app = try await Self.app(service, clock: clock)
        let home = try #require(app.home)
        home.appeared()
        await Recorder { home.shown.map(\.title) }.wait(for: ["Popular"])
        await Recorder { home.isOffline }.wait(for: true)
        await clock.sleepers(1)
        isBack.withLock { $0 = true }
        clock.advance(by: RetryDelay.after(attempts: 0))
        await Recorder { home.shown.map(\.title) }.wait(for: ["Popular", "Fresh"])
        // The rows are stored before the request that brought them has returned.
        await Recorder { home.isOffline }.wait(for: false)
    }

    @Test(
        "shows a refused key as one notice per catalog instead of its first empty shelf"
    )
    func refusedKey() async throws {
        let refused = CatalogError.unauthorized(message: "Invalid API key")
        let hasKey = Locked(false)
        let shelves = [
            ShelfDescriptor(title: .words(["en": "A"]), content: .list(Books.popular.id)),
            ShelfDescriptor(title: .words(["en": "B"]), content: .list(Books.popular.id)),
            ShelfDescriptor(title: .words(["en": "C"]), content: .list(Books.fresh.id)),
        ]
        let service = Self.service(Self.descriptor(shelves)) { question in
            guard case .page(_, let query) = question else { return .genres([]) }
            if query.list == Books.popular.id, !hasKey.withLock({ $0 }) {
                return .failure(refused)
            }
            return .page(Books.page(1, of: 1))
        }
        let app = try await Self.app(service, clock: HandClock())
        let home = try #require(app.home)
        home.appeared()
        let failure = HomeViewModel.Failure(catalog: Self.descriptor(shelves), error: refused)
        let fresh = HomeViewModel.Section.ID.shelf(ObjectIdentifier(home.shelves[2]))
        await Recorder { home.sections.map(\.id) }.wait(for: [.failure(failure), fresh])
        await Recorder { home.content }.wait(for: .shelves)
        #expect(!home.isOffline)
        await Recorder { app.router.alert }.wait(for: refused)
        #expect(app.offersSettings(for: refused))
        app.router.alertDismissed()
        home.disappeared()
        home.appeared()
        await eventually { !home.isLoading }
        #expect(app.router.alert == nil, "reported once")
        #expect(home.announcement == "Invalid API key")
        let notice = home.notice(of: failure)
        #expect(notice.text.hasPrefix("Invalid API key"))
        #expect(notice.offers == [.settings, .retry])
        #expect(notice.offers.map { home.title(of: $0) } == ["Preferences", "Try Again"])
        hasKey.withLock { $0 = true }
        home.refreshRequested()
        await eventually { home.shown.count == 3 && home.sections.count == 3 }
        #expect(home.announcement.isEmpty)
    }

    @Test("an empty shelf shows no notice offline, because the banner is enough")
    func emptyOffline() async throws {
        let service = Self.service { question in
            guard case .page(_, let query) = question else { return .genres([]) }
            if query.list == Books.fresh.id { return .failure(.offline) }
            return .page(Books.page(1, of: 1))
        }
        let app = try await Self.app(service, clock: HandClock())
        let home = try #require(app.home)
        home.appeared()
        await Recorder { home.isOffline }.wait(for: true)
        await eventually { !home.shown.isEmpty }
        #expect(home.sections.count == 1)
    }

    @Test("returning to a loaded page makes no request, and a refresh requests each list again")
    func once() async throws {
        let service = Self.service()
        let app = try await Self.app(service)
        let home = try #require(app.home)
        home.appeared()
        await eventually { home.shown.count == 2 && !home.isLoading }
        let asked = service.pages.count
        home.disappeared()
        home.appeared()
        await eventually { !home.isLoading }
        #expect(service.pages.count == asked)
        home.refreshRequested()
        await eventually { service.pages.count == 2 * asked }
    }

    @Test("favorites and visits each have a shelf, latest first")
    func kept() async throws {
        let app = try await Self.app(Self.service())
        let home = try #require(app.home)
        home.appeared()
        await eventually { home.shown.count == 2 }
        app.marks.favoriteTapped(Books.item(3).id)
        await Recorder { home.shown.map(\.title) }.wait(for: ["Popular", "Fresh", "Favorites"])
        for key in [1, 2] {
            app.router.path = [.details(Books.item(key).id)]
            await eventually { app.details?.id == Books.item(key).id }
            app.router.path = []
            let visited = try #require(home.shelves.first)
            await Recorder { visited.cards.first?.id }.wait(for: Books.item(key).id)
        }
        #expect(home.shown.first?.cards.map(\.id) == [2, 1].map { Books.item($0).id })
    }

    @Test("a visit does not move the cards while its details are open")
    func still() async throws {
        let app = try await Self.app(Self.service())
        let home = try #require(app.home)
        home.appeared()
        await eventually { home.shown.count == 2 && home.shelves.allSatisfy(\.isSettled) }
        app.cardTapped(Books.item(5).id, on: home.shown[0])
        #expect(app.router.openItem == Books.item(5).id)
        var visits = app.dependencies.library.visitedItems(observedIn: Books.id).makeAsyncIterator()
        while try await visits.next()?.isEmpty == true {}
        #expect(home.shelves.first?.cards.isEmpty == true)
        app.router.backTapped()
        await Recorder { home.shelves.first?.cards.map(\.id) ?? [] }.wait(for: [Books.item(5).id])
    }

    @Test("clearing the history empties the shelf of visits, and open details stay")
    func clearing() async throws {
        let app = try await Self.app(Self.service())
        let home = try #require(app.home)
        home.appeared()
        await eventually { home.shown.count == 2 && home.shelves.allSatisfy(\.isSettled) }
        app.router.path = [.details(Books.item(1).id)]
        let details = try #require(app.details)
        details.appeared()
        await eventually { details.content.value != nil && !details.content.isLoading }
        app.router.path = []
        let visited = try #require(home.shelves.first)
        await Recorder { visited.cards.map(\.id) }.wait(for: [Books.item(1).id])
        let title = details.title
        let library = app.dependencies.library
        try await library.clearHistory()
        await Recorder { visited.cards.isEmpty }.wait(for: true)
        #expect(details.title == title && !title.isEmpty)
        app.marks.favoriteTapped(Books.item(1).id)
        await app.marks.settled()
        let marks = try await library.currentMarks([.favorite], in: Books.id)
        #expect(marks.map(\.item.title) == [title])
    }

    @Test("a running app removes unused items once it has settled")
    func unused() async throws {
        let clock = HandClock()
        let app = try await Self.app(Self.service(), clock: clock)
        app.started(pixelWidths: [100])
        while !clock.waits.contains(.seconds(60)) { await Task.yield() }
    }

    @Test("the splash screen ends after two seconds, even if no service has responded")
    func silentStart() async throws {
        let clock = HandClock()
        let app = try await Self.app(Self.service(), clock: clock)
        #expect(app.showsSplash)
        app.started(pixelWidths: [100])
        await eventually { clock.waits.contains(.seconds(2)) }
        clock.advance(by: .milliseconds(1_999))
        #expect(app.showsSplash)
        clock.advance(by: .milliseconds(1))
        await eventually { !app.showsSplash }
        #expect(!app.hasContent)
    }

    @Test("a heading opens its list, and the home page keeps its open item")
    func sidebarEntries() async throws {
        let app = try await Self.app(Self.service())
        let home = try #require(app.home)
        home.appeared()
        await eventually { home.shown.count == 2 }
        app.cardTapped(Books.item(7).id, on: home.shown[1])
        app.headingTapped(home.shown[1])
        #expect(app.catalog?.id == Books.id)
        #expect(app.catalogModel(of: home.shown[1].catalog)?.selected.query.list == Books.fresh.id)
        #expect(app.router.path.isEmpty)
        app.homeTapped()
        #expect(app.router.openItem == Books.item(7).id)
        #expect(app.restorationState(top: nil)?.catalog == nil)
        #expect(app.restorationState(top: nil)?.path == [.details(Books.item(7).id)])
    }

    @Test("the spotlight wraps around and offers a trailer once the details include one")
    func spotlight() async throws {
        let app = try await Self.app(Self.service())
        let spotlight = try #require(app.home?.spotlight)
        app.home?.appeared()
        await Recorder { spotlight.items.count }.wait(for: SpotlightViewModel.count)
        #expect(spotlight.item?.row.id == Books.item(1).id)
        #expect(spotlight.name == "popular: 1 of 5")
        spotlight.previousTapped()
        #expect(spotlight.position == 4)
        spotlight.nextTapped()
        #expect(spotlight.position == 0)
        #expect(!spotlight.hasTrailer)
        spotlight.nextTapped()
        await Recorder { spotlight.hasTrailer }.wait(for: true)
        for open in [[], [Route.details(Books.item(7).id)]] {
            app.router.path = open
            spotlight.trailerTapped()
            #expect(app.trailer?.title == Books.item(2).title)
            #expect(app.restorationState(top: nil)?.path == open)
            app.keyPressed(for: .favorite, focused: nil, isInDetails: false)
            #expect(app.marks[Books.item(2).id].isFavorite == open.isEmpty, "the trailer's film")
            app.router.backTapped()
            #expect(app.router.path == open, "returns to what was there")
        }
    }

    @Test("the spotlight begins with an item that has a description")
    func translated() async throws {
        let descriptor = Self.descriptor(
            Self.shelves,
            facets: [
                FacetDeclaration(.overview, .text, caption: .key("facet.overview"), role: .body)
            ]
        )
        let service = Self.service(descriptor) { question in
            guard case .page = question else { return .failure(.offline) }
            let items = (1...6).map { key in
                let book = Books.item(key)
                return Item(
                    id: book.id,
                    title: book.title,
                    artwork: book.artwork,
                    facets: Facets().setting(.overview, key == 3 ? "A story." : nil)
                )
            }
            return .page(Page(number: 1, totalPages: 1, elements: items))
        }
        let app = try await Self.app(service)
        let home = try #require(app.home)
        home.appeared()
        await Recorder { home.spotlight?.items.count }.wait(for: SpotlightViewModel.count)
        let ids = home.spotlight?.items.map(\.row.id)
        #expect(ids == [3, 1, 2, 4, 5].map { Books.item($0).id })
    }

    @Test("a shelf keeps its place while its items are requested, and loses it without any")
    func slots() async throws {
        let service = Self.service { question in
            guard case .page(_, let query) = question else { return .genres([]) }
            let isFresh = query.list == Books.fresh.id
            return .page(Books.page(1, of: 1, keys: isFresh ? [1, 2] : []))
        }
        let app = try await Self.app(service)
        let home = try #require(app.home)
        #expect(home.sections.map(\.id) == home.shelves[1...2].map { .shelf(ObjectIdentifier($0)) })
        #expect(home.keepsSpotlight)
        home.appeared()
        await Recorder { home.isSettled }.wait(for: true)
        #expect(home.sections.map(\.id) == [.shelf(ObjectIdentifier(home.shelves[2]))])
        #expect(!home.keepsSpotlight)
    }

    @Test("a new source clears the shelves at once")
    func anotherSource() async throws {
        let service = Self.service()
        let app = try await Self.app(service)
        let home = try #require(app.home)
        home.appeared()
        await eventually { home.shown.count == 2 && !home.isLoading }
        app.dependencies.library.connect(
            CatalogSource(Self.service { _ in .failure(.offline) }, realm: .live)
        )
        home.sourceChanged(Books.id)
        await Recorder { home.content }.wait(for: .failure(.offline))
        #expect(home.spotlight?.item == nil)
    }
}

extension HomeTests {
    private nonisolated static let shelves = [
        ShelfDescriptor(title: .words(["en": "Visited"]), content: .visited),
        ShelfDescriptor(title: .words(["en": "Popular"]), content: .list(Books.popular.id)),
        ShelfDescriptor(title: .words(["en": "Fresh"]), content: .list(Books.fresh.id)),
        ShelfDescriptor(
            title: .words(["en": "Favorites"]),
            content: .favorites,
            opens: Books.hearts.id
        ),
    ]

    private nonisolated static func descriptor(
        _ shelves: [ShelfDescriptor],
        facets: [FacetDeclaration] = Books.descriptor.facets
    ) -> CatalogDescriptor {
        CatalogDescriptor(
            id: Books.id,
            title: Books.descriptor.title,
            lists: Books.descriptor.lists,
            facets: facets,
            row: Books.descriptor.row,
            tap: .details(.ownRequest),
            favorites: .persistent,
            images: .persistent,
            shelves: shelves,
            spotlight: Books.popular.id
        )
    }

    /// A service whose lists have one page each.
    ///
    /// Only book 2 has a trailer.
    private nonisolated static func service(
        _ descriptor: CatalogDescriptor = descriptor(shelves),
        _ rule: @escaping BookService.Rule = { question in
            switch question {
            case .page: return .page(Books.page(1, of: 1, keys: 1...30))
            case .genres: return .genres([])
            case .details(let key):
                let url = URL(string: "http://127.0.0.1/2.webm")
                let trailer = url.map { Trailer(site: "Vitrine", url: $0) }
                let facets = Facets().setting(.trailer, key == "2" ? trailer : nil)
                return .details(ItemDetails(item: Books.item(Int(key) ?? 0), facets: facets))
            }
        }
    ) -> BookService {
        BookService(descriptor, rule: rule)
    }

    private static func app(
        _ service: BookService,
        at location: StoreLocation = .memory,
        clock: any Clock<Duration> = ContinuousClock()
    ) async throws -> AppModel {
        AppModel(
            library: try await Library.ofBooks(service, at: location, clock: clock),
            strings: Localizer(.english),
            version: "1.0.0",
            clock: clock
        )
    }
}
