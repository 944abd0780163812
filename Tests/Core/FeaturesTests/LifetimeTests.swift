import Catalog
import TestSupport
import Testing

@testable import Features

@Suite("Releasing view models", .timeLimit(.minutes(5)))
@MainActor
struct LifetimeTests {
    @Test("a released list leaves no observer")
    func loadedList() async throws {
        let room = try await Room(.quick(pages: 3))
        var model: ItemListViewModel? = room.list()
        weak let ghost = model
        do {
            let loaded = try #require(model)
            let rows = Recorder { [weak loaded] in loaded?.rows.counts }
            loaded.appeared()
            await rows.wait(for: .loaded(40))
            let row = try #require(loaded.row(at: 0))
            await Recorder { row.content != nil }.wait(for: true)
            #expect(room.library.observerCount == 1)
        }

        model = nil

        await eventually { ghost == nil && room.library.observerCount == 0 }
    }

    @Test("releasing a list cancels its first page's request")
    func firstPage() async throws {
        let room = try await Room()
        var model: ItemListViewModel? = room.list()
        weak let ghost = model
        model?.appeared()
        let call = try await room.service.call()
        model = nil
        #expect(ghost == nil)
        await call.cancelled()
        await eventually { room.library.observerCount == 0 }
        #expect(room.router.alert == nil)
    }

    @Test("releasing a list cancels its next page's request")
    func nextPage() async throws {
        let room = try await Room()
        var model: ItemListViewModel? = room.list()
        weak let ghost = model
        model?.appeared()
        try await room.answerPage(1, of: 2)
        let call = try await room.service.call()
        model = nil
        await call.cancelled()
        await eventually { ghost == nil && room.library.observerCount == 0 }
    }

    @Test("a list that never appeared leaves no observer")
    func neverAppeared() async throws {
        let room = try await Room()
        var model: ItemListViewModel? = room.list()
        weak let ghost = model
        await model?.loadFirstScreen()
        model = nil
        #expect(ghost == nil)
        #expect(room.library.observerCount == 0)
    }

    @Test("releasing the app releases its open list and details")
    func wholeApp() async throws {
        let room = try await Room(.quick(pages: 1))
        var app: AppModel? = AppModel(
            library: room.library,
            strings: room.strings,
            version: "1.0.0"
        )
        weak let ghost = app
        weak let list = app?.list(of: Books.descriptor)
        list?.appeared()
        app?.router.path = [.details(Books.item(1).id)]
        weak let details = app?.details
        details?.appeared()
        #expect(list != nil)
        #expect(details != nil)

        app = nil

        await eventually {
            ghost == nil && list == nil && details == nil && room.library.observerCount == 0
        }
    }

    @Test("releasing a catalog stops all its requests, observers and timers")
    func wholeCatalog() async throws {
        let room = try await Room.ofShelves()
        var model: CatalogViewModel? = try await room.openBrowser(Notebook().settings)
        weak let ghost = model
        weak let list = model?.selected
        weak let results = model?.results
        model?.filterOpened()
        let genres = try await room.expect(.genres)
        model?.selected.refreshRequested()
        try await room.failPage(1, .offline)
        await room.clock.sleepers(1)
        model?.searchText = "book 7"
        await Recorder { results?.keys }.wait(for: [7])
        await room.clock.sleepers(1)

        model = nil

        await eventually {
            ghost == nil && list == nil && results == nil && room.library.observerCount == 0
                && room.clock.sleeperCount == 0
        }
        // The library requests genres once per run and shares the answer.
        genres.answer(Shelves.genres)
    }

    @Test("releasing a list that waits for its service cancels the wait")
    func recovering() async throws {
        let room = try await Room.ofShelves()
        var model: CatalogViewModel? = try await room.openBrowser()
        weak let ghost = model
        model?.selected.refreshRequested()
        try await room.failPage(1, .offline)
        await room.clock.sleepers(1)
        model = nil
        #expect(ghost == nil)
        await eventually { room.clock.sleeperCount == 0 && room.library.observerCount == 0 }
        #expect(room.service.pages == [1, 1])
    }

    @Test("released favorites stop observing")
    func hearts() async throws {
        let room = try await Room()
        var marks: Marks? = Marks(library: room.library, router: room.router)
        weak let ghost = marks
        marks?.favoriteTapped(Books.item(1).id)
        await marks?.settled()
        #expect(room.library.observerCount == 1)
        marks = nil
        #expect(ghost == nil)
        await eventually { room.library.observerCount == 0 }
    }
}
