import Catalog
import Dispatch
import Foundation
import L10n
import TestSupport
import Testing

@testable import Features
@testable import Library

@Suite("Search in all catalogs", .timeLimit(.minutes(5)))
@MainActor
struct QuickSearchTests {
    /// A catalog whose service offers no search.
    private static let maps = CatalogDescriptor(
        id: CatalogID("maps"),
        title: .words(["en": "Maps"]),
        lists: [
            ListDescriptor(
                id: Books.popular.id,
                title: .words([:]),
                shortTitle: .words([:]),
                content: .service(.none)
            )
        ],
        facets: [],
        row: RowTemplate(lines: []),
        tap: .details(.fromItem),
        favorites: nil,
        images: .run
    )

    /// Two catalogs; only the first one's service can search.
    ///
    /// “Book 1” to “Book 20” are stored.
    private struct Place {
        let books: BookService
        let app: AppModel
        let clock = HandClock()

        @MainActor
        init(
            isStubborn: Bool = false,
            at location: StoreLocation = .memory,
            everywhere: SearchEverywhere = .asked
        ) async throws {
            let books = BookService(
                Shelves.catalog(Shelves.hearts, everywhere: everywhere),
                isStubborn: isStubborn
            )
            let descriptor = QuickSearchTests.maps
            let maps = BookService(descriptor) { _ in
                .page(
                    Page(
                        number: 1,
                        totalPages: 1,
                        elements: [
                            Item(
                                id: Item.ID(descriptor.id, "1"),
                                title: "A Map of Book 7",
                                artwork: nil,
                                facets: Facets()
                            )
                        ]
                    )
                )
            }
            let library = try await Library.ofBooks(books, maps, at: location)
            self.books = books
            app = AppModel(
                library: library,
                strings: Localizer(.english),
                version: "1",
                clock: clock
            )
            async let page = library.page(1, of: Shelves.query())
            let call = try await books.call()
            call.answer(Books.page(1, of: 1))
            _ = try await page
            _ = try await library.page(
                1,
                of: Query(catalog: QuickSearchTests.maps.id, list: Books.popular.id)
            )
        }

        @MainActor
        func open() throws -> QuickSearchViewModel {
            app.quickSearchTapped()
            return try #require(app.quickSearch)
        }

        /// The next request, which must be a search for these words.
        @MainActor
        func asked(_ words: String) async throws -> Call {
            await clock.sleepers(1)
            clock.advance(by: .milliseconds(250))
            let call = try await books.call()
            #expect(call.question == .page(1, Shelves.query(search: words)))
            return call
        }
    }

    @Test("shows stored titles at once, grouped by catalog, and adds the service's results below")
    func groups() async throws {
        let place = try await Place()
        let model = try place.open()
        let contents = Recorder { model.content }
        let found = Recorder { model.groups.map { $0.rows.map(\.title) } }
        #expect(model.content == .start)
        model.text = " book  7"
        await found.wait(for: [["Book 7"], ["A Map of Book 7"]])
        #expect(model.groups.map(\.title) == ["Books", "Maps"])
        #expect(model.announcement == "2 results")
        #expect(place.books.questions.count == 1, "no request yet")

        try await place.asked("book 7").answer(Books.page(1, of: 1, keys: [70, 7, 77]))
        await found.wait(for: [["Book 7", "Book 70", "Book 77"], ["A Map of Book 7"]])
        #expect(!model.isLoading)
        #expect(contents.values == [.start, .loading, .groups])
        model.text = ""
        #expect(model.content == .start && model.groups.isEmpty)
    }

    @Test("limits stored titles to leave room for the service's results")
    func limits() async throws {
        let place = try await Place()
        let model = try place.open()
        let counts = Recorder { model.groups.map(\.rows.count) }
        model.text = "book"
        await counts.wait(for: [5, 1])
        try await place.asked("book").answer(Books.page(1, of: 1, keys: 30...49))
        await counts.wait(for: [8, 1])
        #expect(model.groups[0].rows.map(\.title).prefix(6).last == "Book 30")
    }

    @Test("fast typing makes one request and drops late answers to old words")
    func stale() async throws {
        let place = try await Place(isStubborn: true)
        let model = try place.open()
        let found = Recorder { model.groups.first?.rows.map(\.title) }
        model.text = "book 4"
        let late = try await place.asked("book 4")
        for text in ["book", "book ", "book 5"] { model.text = text }
        await late.cancelled()
        late.answer(Books.page(1, of: 1, keys: [400]))
        await found.wait(for: ["Book 5"])
        try await place.asked("book 5").answer(Books.page(1, of: 1, keys: [5, 50]))
        await found.wait(for: ["Book 5", "Book 50"])
        #expect(!found.values.contains { $0?.contains("Book 400") ?? false })
        #expect(place.books.questions.count == 3)
        model.text = "book 5 "
        #expect(!model.isLoading, "white space adds no word")
        model.text = "book 6"
        let last = try await place.asked("book 6")
        model.text = ""
        await last.cancelled()
    }

    @Test("offline, stored titles stay with a notice and without an alert")
    func offline() async throws {
        let place = try await Place()
        let model = try place.open()
        let notices = Recorder { model.notice }
        model.text = "book 7"
        try await place.asked("book 7").fail(.offline)
        await notices.wait { $0 != nil }
        // The service may answer before the store does.
        await eventually { model.groups.count == 2 }
        #expect(notices.values.last == "You’re offline. Only saved titles are searched.")
        #expect(place.app.router.alert == nil)
        model.text = "crash"
        #expect(model.notice == nil)
        try await place.asked("crash").fail(.insecure)
        await notices.wait { $0?.hasPrefix("A service couldn’t be searched.") == true }
        model.text = "zebra"
        #expect(model.notice == nil)
        try await place.asked("zebra").answer(Books.page(1, of: 1, keys: []))
        await eventually { model.content == .nothing("zebra") }
        #expect(model.announcement == "No Results")
    }

    @Test("choosing a result opens it in its catalog and closes the search")
    func choosing() async throws {
        let place = try await Place()
        let app = place.app
        _ = try place.open()
        app.quickSearchTapped()
        let map = Item.ID(QuickSearchTests.maps.id, "1")
        app.quickSearchChose(map)
        #expect(app.quickSearch == nil)
        #expect(app.catalog == QuickSearchTests.maps)
        #expect(app.router.path == [.details(map)])
        let model = try place.open()
        model.text = "book"
        app.quickSearchClosed()
        #expect(app.quickSearch == nil)
        app.quickSearchChose(Books.item(1).id)
        #expect(app.catalog == Shelves.descriptor)
        #expect(app.router.path == [.details(Books.item(1).id)])
    }

    @Test("in its own section, a result opens above the search, which stays as it is")
    func section() async throws {
        let place = try await Place()
        let app = place.app
        app.section = .search
        let search = try #require(app.quickSearch)
        search.text = "map"
        let map = Item.ID(QuickSearchTests.maps.id, "1")
        app.quickSearchChose(map)
        #expect(app.section == .search && app.catalog == nil)
        #expect(app.details?.id == map)
        app.router[.search] = []
        #expect(app.quickSearch === search && search.text == "map")
        app.section = .catalog(QuickSearchTests.maps.id)
        #expect(app.router.path == [])
        app.section = .search
        #expect(app.quickSearch === search)
    }

    @Test("a search without results in a list asks other services only when it is widened")
    func everywhere() async throws {
        let place = try await Place()
        let app = place.app
        app.catalogTapped(Shelves.descriptor.id)
        let model = try #require(app.catalogModel(of: Shelves.descriptor))
        model.listTapped(Books.hearts.id)
        model.searchText = "book 7"
        await eventually {
            model.visible.content == .empty(.markedSearch(.favorite, "book 7"))
        }
        #expect(model.visible.title(of: .searchEverywhere) == "Search Everywhere")
        // Lets a request begin, which nobody has asked for.
        for _ in 1...1_000 { await Task.yield() }
        #expect(place.clock.sleeperCount == 0 && place.books.questions.count == 1)
        model.offerTapped(.searchEverywhere)
        #expect(app.quickSearch?.text == "book 7")
        try await place.asked("book 7").answer(Books.page(1, of: 1, keys: [70]))
        await eventually { app.quickSearch?.isLoading == false }
        #expect(place.books.questions.count == 2)
    }

    @Test(
        "the service of an added catalog is asked only if the user turned that on",
        arguments: [(SearchEverywhere.askedIfWanted, 1), (.stored, 0)]
    )
    func consent(everywhere: SearchEverywhere, count: Int) async throws {
        let place = try await Place(everywhere: everywhere)
        let model = try place.open()
        model.text = "book 7"
        await eventually { model.groups.count == 2 }
        #expect(!model.isLoading)
        place.app.settings.catalogs[asksEverywhere: Books.id] = true
        model.text = "book 9"
        #expect(model.isLoading == (count == 1))
        await place.clock.sleepers(count)
    }

    @Test("a service's results stay if the store is slower")
    func slowStore() async throws {
        // In a file, unlike in memory, pages are stored while the store is being read.
        let folder = TemporaryFolder()
        let place = try await Place(at: .file(folder.url.appending(path: "library.sqlite")))
        let model = try place.open()
        let store = place.app.dependencies.library.store
        let (isBusy, isFree) = (Gate(), DispatchSemaphore(value: 0))
        async let busy: Void = store.read { _ in
            isBusy.open()
            isFree.wait()
        }
        await isBusy.wait()
        model.text = "book 7"
        // The service knows Book 9 by another name, so the store doesn't find it.
        try await place.asked("book 7").answer(Books.page(1, of: 1, keys: [7, 9]))
        await eventually { !model.isLoading }
        isFree.signal()
        try await busy
        await eventually { model.groups.count == 2 }
        #expect(model.groups.map { $0.rows.map(\.id.key) } == [["7", "9"], ["1"]])
    }

    @Test("closing cancels the pending search")
    func closing() async throws {
        let place = try await Place()
        var model: QuickSearchViewModel? = try place.open()
        model?.text = "book"
        await place.clock.sleepers(1)
        weak let released = model
        model = nil
        place.app.quickSearchClosed()
        await eventually { place.clock.sleeperCount == 0 }
        #expect(released == nil)
        #expect(place.books.questions.count == 1)
    }
}
