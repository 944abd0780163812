import Catalog
import L10n
import Library
import TestSupport
import Testing

@testable import Features

@Suite("An outage", .timeLimit(.minutes(5)))
@MainActor
struct OutageTests {
    private let failed = LoadState<Int>.failed(.offline, previous: 20)

    /// A catalog whose first list shows 20 rows and has just lost its service.
    ///
    /// Its alert has been dismissed.
    private func offline(_ room: Room) async throws -> CatalogViewModel {
        let model = try await room.openBrowser()
        model.selected.refreshRequested()
        try await room.failPage(1, .offline)
        await Recorder { model.selected.rows.counts }.wait(for: failed)
        await room.clock.sleepers(1)
        room.router.alertDismissed()
        return model
    }

    /// Advances the clock to the next automatic retry and returns its request.
    private func nextTry(_ room: Room, _ list: ListDescriptor = Shelves.popular) async throws
        -> Call
    {
        await room.clock.sleepers(1)
        room.clock.advance(by: try #require(room.clock.waits.last))
        return try await room.expect(.page(1, Shelves.query(list)))
    }

    @Test("retries after 5, 10, 30, 60 and 60 s without an alert, until the service answers")
    func ladder() async throws {
        let room = try await Room.ofShelves()
        let model = try await offline(room)
        let rows = Recorder { model.selected.rows.counts }
        let outages = Recorder { model.selected.isOffline }
        let alerts = Recorder { room.router.alert }
        for _ in 1...5 { try await nextTry(room).fail(.offline) }
        await room.clock.sleepers(1)
        #expect(room.clock.waits == [5, 10, 30, 60, 60, 60].map { .seconds($0) })
        #expect(rows.values == [failed])

        room.clock.advance(by: .seconds(60))
        try await room.answerPage(1, of: 1)
        await rows.wait(for: .loaded(20))

        #expect(rows.values == [failed, .loaded(20)])
        #expect(outages.values == [true, false])
        #expect(alerts.values == [nil])
        #expect(room.clock.sleeperCount == 0)
        #expect(room.service.pages.count == 8)
    }

    @Test("makes no request one second before the delay ends")
    func notBefore() async throws {
        let room = try await Room.ofShelves()
        let model = try await offline(room)
        room.clock.advance(by: .seconds(4))
        #expect(room.clock.sleeperCount == 1)
        room.clock.advance(by: .seconds(1))
        _ = try await room.expect(.page(1, Shelves.query()))
        #expect(room.clock.sleeperCount == 0)
        #expect(model.selected.isOffline)
    }

    @Test("stored rows show their age until the service answers")
    func age() async throws {
        let room = try await Room.ofShelves()
        let model = try await offline(room)
        let age = try #require(model.selected.storedAge)
        let date = try #require(model.selected.rows.value?.fetchedAt)
        #expect(age == "You’re offline. Last updated \(model.strings.moment(date))")
        await room.clock.sleepers(1)
        room.clock.advance(by: .seconds(5))
        try await room.answerPage(1, of: 1)
        await Recorder { model.selected.isOffline }.wait(for: false)
        #expect(model.selected.storedAge == nil)
    }

    @Test("a failed next page loads once the service recovers")
    func footer() async throws {
        let room = try await Room.ofShelves()
        try await room.store(1...2, of: 3)
        let model = try room.catalogModel()
        let rows = Recorder { model.selected.rows.counts }
        let footers = Recorder { model.selected.footer }
        model.appeared()
        try await room.failPage(1, .offline)
        await rows.wait(for: .failed(.offline, previous: 40))
        #expect(model.selected.footer == .failed(.offline))

        await room.clock.sleepers(1)
        room.clock.advance(by: .seconds(5))
        try await room.answerPage(1, of: 3)
        try await room.answerPage(2, of: 3)
        await rows.wait(for: .loaded(40))
        await footers.wait(for: .none)
        #expect(footers.values == [.none, .failed(.offline), .loading, .none])
    }

    @Test("doesn't retry off screen; returning retries at once")
    func offScreen() async throws {
        let room = try await Room.ofShelves()
        let model = try await offline(room)
        model.disappeared()
        #expect(room.clock.sleeperCount == 0)
        room.clock.advance(by: .seconds(600))
        #expect(room.service.pages == [1, 1])
        model.appeared()
        model.appeared()
        try await room.answerPage(1, of: 1)
        await Recorder { model.selected.rows.counts }.wait(for: .loaded(20))
        #expect(room.clock.waits == [.seconds(5)])
    }

    @Test("a request that failed off screen is sent again on return")
    func failsOffScreen() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        model.selected.refreshRequested()
        let call = try await room.service.call()
        model.disappeared()
        call.fail(.offline)
        await Recorder { model.selected.rows.counts }.wait(for: failed)
        #expect(model.selected.isOffline)
        model.appeared()
        try await room.answerPage(1, of: 1)
        await Recorder { model.selected.rows.counts }.wait(for: .loaded(20))
        #expect(room.clock.waits.isEmpty)
    }

    @Test("a returning network retries at once and restarts the delays")
    func networkCameBack() async throws {
        let room = try await Room.ofShelves()
        let model = try await offline(room)
        let alerts = Recorder { room.router.alert }
        for _ in 1...2 { try await nextTry(room).fail(.offline) }
        await room.clock.sleepers(1)
        #expect(room.clock.waits.last == .seconds(30))

        model.service.status.attemptNow()
        try await room.failPage(1, .offline)
        await room.clock.sleepers(1)
        #expect(room.clock.waits.last == .seconds(5))
        model.service.status.attemptNow()
        try await room.answerPage(1, of: 1)
        await Recorder { model.selected.rows.counts }.wait(for: .loaded(20))
        #expect(alerts.values == [nil])
        model.service.status.attemptNow()
        #expect(!model.selected.isOffline)
    }

    @Test("an outage raises one alert for all lists; a new outage raises another")
    func oneAlert() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        let alerts = Recorder { room.router.alert }
        let rows = Recorder { model.visible.rows.counts }
        for outage in 1...2 {
            model.selected.refreshRequested()
            try await room.failPage(1, .offline)
            await rows.wait(for: failed)
            #expect(room.router.alert == .offline)
            room.router.alertDismissed()
            model.listTapped(Books.fresh.id)
            if outage == 1 {
                try await room.expect(.page(1, Shelves.query(Shelves.fresh))).fail(.offline)
                await rows.wait(for: .failed(.offline, previous: nil))
            }
            #expect(model.selected.isOffline)
            try await nextTry(room, Shelves.fresh).answer(Books.page(1, of: 1, keys: 50...53))
            await Recorder { model.selected.isOffline }.wait(for: false)
            await rows.wait(for: .loaded(4))

            // The other list learns of the recovery at once.
            model.listTapped(Books.popular.id)
            #expect(!model.selected.isOffline)
            try await room.answerPage(1, of: 1)
            await rows.wait(for: .loaded(20))
        }
        #expect(alerts.values == [nil, .offline, nil, .offline, nil])
        #expect(room.clock.sleeperCount == 0)
    }

    @Test("favorites neither show nor end an outage")
    func favorites() async throws {
        let room = try await Room.ofShelves()
        let model = try await offline(room)
        model.listTapped(Books.hearts.id)
        await Recorder { model.selected.rows.counts }.wait(for: .loaded(0))
        #expect(!model.selected.isOffline)
        #expect(room.clock.sleeperCount == 0)
        model.listTapped(Books.popular.id)
        #expect(model.selected.isOffline)
        try await room.answerPage(1, of: 1)
        await Recorder { model.selected.rows.counts }.wait(for: .loaded(20))
    }

    @Test("a service error ends the outage and its retries, and raises an alert")
    func refused() async throws {
        let room = try await Room.ofShelves()
        let model = try await offline(room)
        let rows = Recorder { model.selected.rows.counts }
        try await nextTry(room).fail(.unauthorized(message: "No"))
        await rows.wait(for: .failed(.unauthorized(message: "No"), previous: 20))
        #expect(room.router.alert == .unauthorized(message: "No"))
        #expect(!model.selected.isOffline)
        #expect(room.clock.sleeperCount == 0)
    }

    @Test("opening details raises the alert each time, but a list's outage only once")
    func details() async throws {
        let library = try await Library.ofBooks(
            BookService(Shelves.descriptor) { _ in .failure(.offline) }
        )
        let app = AppModel(
            library: library,
            strings: Localizer(.english),
            version: "1",
            clock: HandClock()
        )
        let catalogModel = try #require(app.catalogModel(of: Shelves.descriptor))
        let alerts = Recorder { app.router.alert }
        catalogModel.appeared()
        await alerts.wait(for: .offline)
        for _ in 1...3 {
            app.router.alertDismissed()
            catalogModel.selected.rowTapped(Books.item(1).id)
            app.details?.appeared()
            await alerts.wait(for: .offline)
            app.router.backTapped()
        }
        app.router.alertDismissed()
        catalogModel.selected.refreshRequested()
        await Recorder { catalogModel.selected.rows.isLoading }.wait(for: false)
        #expect(
            alerts.values == [nil, .offline, nil, .offline, nil, .offline, nil, .offline, nil]
        )
    }

    @Test("details from the store neither end an outage nor raise a second alert")
    func storedDetails() async throws {
        let room = try await Room.ofCast()
        let model = try await room.openCast()
        model.selected.refreshRequested()
        try await room.failPage(1, .offline)
        await room.clock.sleepers(1)
        room.router.alertDismissed()
        let details = DetailsViewModel(
            id: model.selected.ids[0],
            descriptor: Cast.descriptor,
            library: room.library,
            router: room.router,
            strings: room.strings,
            embedding: .live,
            service: model.service
        )
        details.appeared()
        await Recorder { details.content.isLoading || details.content.value == nil }
            .wait(for: false)
        #expect(details.content.error == nil)
        #expect(model.selected.isOffline)
        model.selected.refreshRequested()
        try await room.failPage(1, .offline)
        await Recorder { model.selected.rows.isLoading }.wait(for: false)
        #expect(room.router.alert == nil)
    }

    @Test("genres that the provider remembers or the store has don't end an outage")
    func rememberedGenres() async throws {
        let room = try await Room.ofShelves()
        let drama = [Genre(key: "1", name: "Drama")]
        async let first = room.library.genres(of: Books.id)
        try await room.expect(.genres).answer(drama)
        #expect(try await first == Fetched(drama, from: .network))
        let model = try await offline(room)
        model.filterOpened()
        try await room.expect(.genres).answer(drama)
        await Recorder { model.genres.value?.count }.wait(for: 1)
        #expect(model.selected.isOffline)
    }

    @Test("an error that isn't an outage doesn't swallow the alert of the next outage")
    func nextOutage() async throws {
        let room = try await Room()
        let model = try room.catalogModel()
        model.appeared()
        try await room.answerPage(1, of: 1)
        await Recorder { model.selected.rows.counts }.wait(for: .loaded(20))
        let details = room.details(of: 1, service: model.service)
        details.appeared()
        try await room.service.call().fail(.notFound(message: nil))
        await Recorder { room.router.alert }.wait(for: .notFound(message: nil))
        room.router.alertDismissed()
        model.selected.refreshRequested()
        try await room.failPage(1, .offline)
        await Recorder { room.router.alert }.wait(for: .offline)
    }
}
