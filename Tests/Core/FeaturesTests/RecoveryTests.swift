import Catalog
import L10n
import Library
import TestSupport
import Testing

@testable import Features

@Suite("Recovery without user action", .timeLimit(.minutes(5)))
@MainActor
struct RecoveryTests {
    private let room: Room
    private let service: ServiceModel
    private let details: DetailsViewModel

    init() async throws {
        room = try await Room()
        try await room.store(1...1, of: 1)
        service = ServiceModel(room.library.service(of: Books.id))
        details = room.details(of: 1, service: service)
    }

    /// Opens details that show only the stored item, because the request fails.
    private func openIncomplete() async throws {
        details.appeared()
        try await room.service.call().fail(.offline)
        await Recorder { details.content.error }.wait(for: .offline)
        await room.clock.sleepers(1)
    }

    @Test("incomplete details show a notice and retry after the outage's delays")
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
        #expect(!service.isDown)
        #expect(details.content.error == nil)
        #expect(alerts.values == [nil, .offline, nil], "automatic retries raise no alert")
    }

    @Test("an outage the list reported while details load raises no alert until the user retries")
    func toldMeanwhile() async throws {
        details.appeared()
        let call = try await room.service.call()
        try await room.otherRequest(.offline)
        service.update()
        service.wasReported()
        call.fail(.offline)
        await Recorder { details.content.error }.wait(for: .offline)
        #expect(room.router.alert == nil)
        details.retryTapped()
        try await room.service.call().fail(.offline)
        await Recorder { room.router.alert }.wait(for: .offline)
    }

    @Test("details that never get a response are retried ever later, however often others do")
    func success() async throws {
        try await openIncomplete()
        for delay in [5, 10, 30, 60] {
            try await room.otherRequest()
            #expect(room.clock.waits.last == .seconds(delay))
            room.clock.advance(by: .seconds(delay))
            try await room.service.call().fail(.offline)
            await room.clock.sleepers(1)
        }
    }

    @Test("retries pictures when the outage ends and on a refresh")
    func pictures() async throws {
        try await openIncomplete()
        let before = details.pictureAttempt
        try await room.otherRequest()
        await Recorder { details.pictureAttempt }.wait(for: before + 1)
        try await room.otherRequest()
        service.update()
        #expect(details.pictureAttempt == before + 1, "there was no outage")
        details.refreshRequested()
        #expect(details.pictureAttempt == before + 2)
    }

    @Test("a returning network reloads incomplete details at once, as does the user's retry")
    func network() async throws {
        try await openIncomplete()
        service.status.attemptNow()
        try await room.service.call().fail(.offline)
        await room.clock.sleepers(1)
        details.retryTapped()
        #expect(details.content.isLoading)
        try await room.service.call().answer(Books.item(1), Facets())
        await Recorder { details.content.isLoading }.wait(for: false)
        #expect(details.content.error == nil)
        #expect(room.clock.sleeperCount == 0)
    }

    @Test("the end of an outage clears the list's notice, and the list is reloaded soon")
    func lists() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        model.selected.refreshRequested()
        try await room.failPage(1, .offline)
        await room.clock.sleepers(1)
        #expect(model.offlineNotice?.hasPrefix("You’re offline. Last updated ") == true)
        try await room.otherRequest()
        await Recorder { model.offlineNotice }.wait(for: nil)
        room.clock.advance(by: .seconds(5))
        try await room.answerPage(1, of: 1)
        await Recorder { model.selected.rows.counts }.wait(for: .loaded(20))
        #expect(room.clock.sleeperCount == 0)
    }

    @Test("an outage that the details reported shows in the list without a second alert")
    func oneAlert() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        try await room.otherRequest(.offline)
        model.service.update()
        model.service.wasReported()
        await room.clock.sleepers(1)
        #expect(model.offlineNotice != nil)
        model.noticeRetryTapped()
        try await room.failPage(1, .offline)
        await room.clock.sleepers(1)
        #expect(room.router.alert == nil)
    }

    @Test("an outage during a search raises no alert; the next list load reports it")
    func typing() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        let alerts = Recorder { room.router.alert }
        model.searchText = "book"
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

    @Test("offers the settings only if a service that takes a key refused")
    func key() async throws {
        let app = AppModel(library: room.library, strings: Localizer(.english), version: "1")
        #expect(!app.offersSettings(for: .unauthorized(message: nil)), "of no catalog")
        app.router.present(.unauthorized(message: nil), of: Books.id)
        #expect(app.offersSettings(for: .unauthorized(message: nil)))
        #expect(app.alertMessage(for: .unauthorized(message: nil)).body.contains("BOOKS_KEY"))
        for error in [
            CatalogError.offline, .insecure, .badResponse(nil), .server(status: 500, message: nil),
        ] {
            #expect(!app.offersSettings(for: error))
        }
    }
}
