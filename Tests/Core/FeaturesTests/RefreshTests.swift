import Catalog
import Library
import Testing

@testable import Features

@Suite("Refreshing a list", .timeLimit(.minutes(5)))
@MainActor
struct RefreshTests {
    /// A loaded list of 20 rows.
    private func loaded(_ room: Room) async throws -> ItemListViewModel {
        let model = room.list()
        let rows = Recorder { model.rows.counts }
        model.appeared()
        try await room.answerPage(1, of: 1)
        await rows.wait(for: .loaded(20))
        return model
    }

    @Test("rows stay on screen during a refresh")
    func keepsRows() async throws {
        let room = try await Room()
        let model = try await loaded(room)
        let rows = Recorder { model.rows.counts }

        #expect(!model.isReloading)
        model.refreshRequested()
        await rows.wait(for: .loading(previous: 20))
        #expect(model.isReloading)
        try await room.answerPage(1, Books.page(1, of: 1, keys: 21...45))
        await rows.wait(for: .loaded(25))

        #expect(!model.isReloading)
        #expect(Set(rows.values.map { $0.value == nil }) == [false])
        #expect(rows.values.first == .loaded(20))
        #expect(rows.values.contains(.loading(previous: 20)))
        #expect(model.keys == Array(21...45))
    }

    @Test("`refresh()` returns once its page has arrived or failed")
    func waits() async throws {
        let room = try await Room()
        let model = try await loaded(room)
        let rows = Recorder { model.rows.counts }

        async let refreshed: Void = model.refresh()
        try await room.answerPage(1, Books.page(1, of: 1, keys: 21...45))
        await refreshed
        #expect(!model.rows.isLoading)
        // The store reports the rows separately.
        await rows.wait(for: .loaded(25))
        #expect(model.keys == Array(21...45))

        async let failed: Void = model.refresh()
        try await room.failPage(1, .badResponse(nil))
        await failed
        #expect(model.rows.error == .badResponse(nil))
    }

    @Test("a failed refresh keeps the rows and raises one alert")
    func failureKeepsRows() async throws {
        let room = try await Room()
        let model = try await loaded(room)
        let rows = Recorder { model.rows.counts }
        let alerts = Recorder { room.router.alert }
        let error = CatalogError.server(status: 500, message: "Boom")

        model.refreshRequested()
        try await room.failPage(1, error)
        await rows.wait(for: .failed(error, previous: 20))

        #expect(
            rows.values == [
                .loaded(20), .loading(previous: 20), .failed(error, previous: 20),
            ]
        )
        #expect(alerts.values == [nil, error])
        #expect(model.isOffline == false)
    }

    @Test(
        "a list that fails to load reports the error",
        arguments: [
            .unauthorized(message: "Invalid API key"), .badResponse(.noPage(message: nil)),
            .rateLimited(retryAfter: .seconds(3)), .server(status: 503, message: nil),
            .badResponse(nil), .offline, .insecure,
        ] as [CatalogError]
    )
    func failureWithoutRows(error: CatalogError) async throws {
        let room = try await Room()
        let model = room.list()
        let rows = Recorder { model.rows.counts }
        let alerts = Recorder { room.router.alert }

        model.appeared()
        try await room.failPage(1, error)
        await rows.wait(for: .failed(error, previous: nil))

        #expect(
            rows.values == [.idle, .loading(previous: nil), .failed(error, previous: nil)]
        )
        #expect(alerts.values == [nil, error])
        #expect(model.isOffline == (error == .offline))
        #expect(model.emptyReason == nil)
        #expect(model.footer == .none)
    }

    @Test("offline, keeps the rows and raises one alert per outage, which an answer ends")
    func outage() async throws {
        let room = try await Room()
        let model = try await loaded(room)
        let rows = Recorder { model.rows.counts }
        let outages = Recorder { model.isOffline }
        let alerts = Recorder { room.router.alert }
        let offline = LoadState<Int>.failed(.offline, previous: 20)

        model.refreshRequested()
        try await room.failPage(1, .offline)
        await rows.wait(for: offline)
        room.router.alertDismissed()
        model.refreshRequested()
        #expect(model.isOffline)
        try await room.failPage(1, .offline)
        await rows.wait(for: offline)
        #expect(alerts.values == [nil, .offline, nil])

        model.refreshRequested()
        try await room.answerPage(1, of: 1)
        await rows.wait(for: .loaded(20))
        #expect(outages.values == [false, true, false])

        model.refreshRequested()
        try await room.failPage(1, .offline)
        await rows.wait(for: offline)
        #expect(alerts.values == [nil, .offline, nil, .offline])
        #expect(outages.values == [false, true, false, true])
    }

    @Test(
        "a service error ends an outage and raises an alert",
        arguments: [
            .badResponse(nil), .server(status: 500, message: nil),
            .badResponse(.noPage(message: nil)),
            .unauthorized(message: nil), .rateLimited(retryAfter: nil), .insecure,
        ] as [CatalogError]
    )
    func refusalEndsOutage(error: CatalogError) async throws {
        let room = try await Room()
        let model = try await loaded(room)
        let rows = Recorder { model.rows.counts }
        model.refreshRequested()
        try await room.failPage(1, .offline)
        await rows.wait { $0.error == .offline }
        room.router.alertDismissed()

        model.refreshRequested()
        try await room.failPage(1, error)
        await rows.wait { $0.error == error }

        #expect(model.isOffline == false)
        #expect(room.router.alert == error)
    }

    @Test("offline, shows rows stored in an earlier run")
    func offlineFromTheStart() async throws {
        let room = try await Room()
        try await room.store(1...2, of: 5)
        let model = room.list()
        let rows = Recorder { model.rows.counts }
        let reasons = Recorder { model.emptyReason }

        model.appeared()
        try await room.failPage(1, .offline)
        await rows.wait(for: .failed(.offline, previous: 40))

        #expect(
            rows.values == [
                .idle, .loading(previous: nil), .loading(previous: 40),
                .failed(.offline, previous: 40),
            ]
        )
        #expect(reasons.values == [nil])
        #expect(model.isOffline)
        #expect(room.router.alert == .offline)
    }

    @Test("repeated refreshes make one request")
    func asksOnce() async throws {
        let room = try await Room()
        let model = try await loaded(room)
        let rows = Recorder { model.rows.counts }
        model.refreshRequested()
        model.refreshRequested()
        let call = try await room.service.call()
        model.refreshRequested()
        call.answer(Books.page(1, of: 1))
        await rows.wait(for: .loaded(20))
        #expect(room.service.pages == [1, 1])
    }

    @Test("refreshing a list that has not appeared loads it")
    func refreshShows() async throws {
        let room = try await Room(.quick(pages: 1))
        let model = room.list()
        let rows = Recorder { model.rows.counts }
        model.refreshRequested()
        await rows.wait(for: .loaded(20))
        #expect(room.service.pages == [1])
    }

    @Test("paging continues if a refresh finds that an ended list has grown")
    func growsAfterTheEnd() async throws {
        let room = try await Room()
        let model = try await loaded(room)
        let footers = Recorder { model.footer }
        let keys = Recorder { model.keys }
        #expect(model.footer == .end)

        model.refreshRequested()
        try await room.answerPage(1, of: 2)
        try await room.answerPage(2, of: 2)
        await keys.wait(for: Array(1...40))
        await footers.wait(for: .end)

        #expect(room.service.pages == [1, 1, 2])
    }

    @Test("requests from a new source at once")
    func otherSource() async throws {
        let room = try await Room()
        let model = try await loaded(room)
        let rows = Recorder { model.rows.counts }
        let reasons = Recorder { model.emptyReason }
        let other = BookService()

        room.library.connect(CatalogSource(other, realm: .live))
        let call = try await other.call()
        #expect(call.question == .page(1, Books.query()))
        call.answer(Books.page(1, of: 1, keys: 100...104))
        await rows.wait(for: .loaded(5))

        #expect(model.keys == Array(100...104))
        #expect(reasons.values == [nil])
    }

    @Test("a store failure raises an alert, and the next refresh reads the store again")
    func storeFails() async throws {
        let room = try await Room()
        let model = try await loaded(room)
        let rows = Recorder { model.rows.counts }

        try await room.execute("ALTER TABLE list_rows RENAME TO gone")
        await rows.wait { $0.error != nil }
        guard case .storage? = model.rows.error else {
            Issue.record("not a storage error: \(model.rows)")
            return
        }
        #expect(room.router.alert == model.rows.error)
        #expect(model.isOffline == false)
        #expect(rows.values.last?.value == 20)

        try await room.execute("ALTER TABLE gone RENAME TO list_rows")
        model.refreshRequested()
        try await room.answerPage(1, Books.page(1, of: 1, keys: 1...25))
        await rows.wait(for: .loaded(25))
    }
}
