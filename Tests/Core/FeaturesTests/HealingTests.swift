import Catalog
import L10n
import Library
import TestSupport
import Testing

@testable import Features

@Suite("What heals by itself", .timeLimit(.minutes(5)))
@MainActor
struct HealingTests {
    private let room: Room
    private let outage = Outage()
    private let details: DetailsViewModel

    init() async throws {
        room = try await Room()
        try await room.store(1...1, of: 1)
        details = DetailsViewModel(
            id: Books.item(1).id,
            descriptor: Books.descriptor,
            library: room.library,
            router: room.router,
            strings: Localizer(.english),
            embedding: .live,
            clock: room.clock,
            outage: outage
        )
    }

    /// Details of which only what the list knew is shown, for nobody answers.
    private func openIncomplete() async throws {
        details.appeared()
        try await room.service.call().fail(.offline)
        await Recorder { details.content.error }.wait(for: .offline)
        await room.clock.sleepers(1)
    }

    @Test("details that are not whole say so, and are asked for again after the outage's waits")
    func details() async throws {
        let notices = Recorder { details.incompleteNotice }
        let alerts = Recorder { room.router.alert }
        try await openIncomplete()
        #expect(details.content.value?.title == "Book 1")
        #expect(details.incompleteNotice == "You’re offline. Some details are missing.")
        room.router.alertDismissed()
        room.clock.advance(by: .seconds(5))
        try await room.service.call().fail(.offline)
        await room.clock.sleepers(1)
        #expect(room.clock.waits == [.seconds(5), .seconds(10)])
        room.clock.advance(by: .seconds(10))
        try await room.service.call().answer(Books.item(1), Facets())
        await notices.wait(for: nil)
        #expect(!outage.isOn)
        #expect(details.content.error == nil)
        #expect(alerts.values == [nil, .offline, nil], "what nobody asked for is silent")
    }

    @Test("an outage that the list tells while details load is not told again, until a retry")
    func toldMeanwhile() async throws {
        details.appeared()
        let call = try await room.service.call()
        outage.wasTold()
        call.fail(.offline)
        await Recorder { details.content.error }.wait(for: .offline)
        #expect(room.router.alert == nil)
        details.retryTapped()
        try await room.service.call().fail(.offline)
        await Recorder { room.router.alert }.wait(for: .offline)
    }

    @Test("a success of the same service has them asked for at once")
    func success() async throws {
        try await openIncomplete()
        outage.ended()
        try await room.service.call().answer(Books.item(1), Facets())
        await Recorder { details.content.error }.wait(for: nil)
    }

    @Test("pictures are tried again when the outage ends and by a refresh")
    func pictures() async throws {
        try await openIncomplete()
        let before = details.pictureAttempt
        outage.ended()
        #expect(details.pictureAttempt == before + 1)
        outage.ended()
        #expect(details.pictureAttempt == before + 1, "there was no outage")
        details.refreshRequested()
        #expect(details.pictureAttempt == before + 2)
        try await room.service.call().answer(Books.item(1), Facets())
    }

    @Test("a network that comes back has them asked for at once, and the user may ask before")
    func network() async throws {
        try await openIncomplete()
        details.networkCameBack()
        try await room.service.call().fail(.offline)
        await room.clock.sleepers(1)
        details.retryTapped()
        #expect(details.content.isLoading)
        try await room.service.call().answer(Books.item(1), Facets())
        await Recorder { details.content.isLoading }.wait(for: false)
        #expect(details.content.error == nil)
        #expect(room.clock.sleeperCount == 0)
    }

    @Test("details that come end the outage of the lists, which ask again at once")
    func lists() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        model.selected.refreshRequested()
        try await room.failPage(1, .offline)
        await room.clock.sleepers(1)
        #expect(model.offlineNotice?.hasPrefix("You’re offline. Last updated ") == true)
        model.outage.ended()
        #expect(model.offlineNotice == nil)
        try await room.answerPage(1, of: 1)
        await Recorder { model.selected.rows.counts }.wait(for: .loaded(20))
        #expect(room.clock.sleeperCount == 0)
    }

    @Test("an outage that details met is one of the lists, without a second alert")
    func oneAlert() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        model.outage.wasTold()
        model.outage.began()
        await room.clock.sleepers(1)
        #expect(model.offlineNotice != nil)
        model.offlineRetryTapped()
        try await room.failPage(1, .offline)
        await room.clock.sleepers(1)
        #expect(room.router.alert == nil)
    }

    @Test("nobody who types is interrupted; the outage is told with the next list")
    func typing() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        let alerts = Recorder { room.router.alert }
        model.searchTextChanged("book")
        await room.clock.sleepers(1)
        room.clock.advance(by: CatalogViewModel.searchDelay)
        let query = Shelves.query(Shelves.popular, search: "book")
        try await room.expect(.page(1, query)).fail(.offline)
        await Recorder { model.visible.isOffline }.wait(for: true)
        #expect(alerts.values == [nil])
        model.searchCleared()
        model.selected.refreshRequested()
        try await room.failPage(1, .offline)
        await alerts.wait(for: .offline)
    }

    @Test("only a refused key leads to the settings")
    func key() async throws {
        let app = AppModel(library: room.library, strings: Localizer(.english), version: "1")
        #expect(app.offersSettings(for: .unauthorized(message: nil)))
        for error in [
            CatalogError.offline, .insecure, .badResponse, .server(status: 500, message: nil),
        ] {
            #expect(!app.offersSettings(for: error))
        }
    }
}
