import Catalog
import Library
import Testing

@testable import Features

@Suite("Paging", .timeLimit(.minutes(5)))
@MainActor
struct PagingTests {
    /// A list that shows its first page, is scrolled to the top, and requests page 2.
    private func started(
        _ room: Room,
        total: Int,
        firstKeys: ClosedRange<Int> = 1...20
    ) async throws -> (model: ItemListViewModel, keys: Recorder<[Int]>) {
        let model = room.list()
        let keys = Recorder { model.keys }
        model.rowsAppeared(0..<6)
        model.appeared()
        try await room.answerPage(1, Books.page(1, of: total, keys: firstKeys))
        await keys.wait(for: Array(firstKeys))
        return (model, keys)
    }

    /// Waits until the list has this many rows and requests no more.
    private func rest(_ model: ItemListViewModel, rows count: Int) async {
        let state = Recorder { Rest(rows: model.rows.counts, footer: model.footer) }
        await state.wait { $0.rows == .loaded(count) && $0.footer != .loading }
    }

    private struct Rest: Equatable {
        let rows: LoadState<Int>
        let footer: ItemListViewModel.Footer
    }

    @Test("requests two pages before any scrolling", arguments: [0..<0, 0..<6, 0..<10])
    func beforeScrolling(view: Range<Int>) async throws {
        let room = try await Room(.quick(pages: 9))
        let model = room.list()
        model.appeared()
        model.rowsAppeared(view)
        await rest(model, rows: 40)
        model.rowsAppeared(view)
        #expect(room.service.pages == [1, 2])
        #expect(model.footer == .none)
    }

    @Test("requests the next page more than a screen ahead")
    func ahead() async throws {
        let room = try await Room(.quick(pages: 9))
        let model = room.list()
        model.appeared()
        await rest(model, rows: 40)

        model.rowsAppeared(10..<16)
        #expect(model.footer == .none)
        model.rowsAppeared(11..<17)
        #expect(model.footer == .loading)
        #expect(!model.isReloading)
        await rest(model, rows: 60)

        #expect(room.service.pages == [1, 2, 3])
        #expect(PagingProgress.lookahead >= 10)
    }

    @Test("loads pages one at a time and in order, however far the view jumps")
    func inOrder() async throws {
        let room = try await Room()
        let (model, keys) = try await started(room, total: 9)
        let footers = Recorder { model.footer }
        let second = try await room.service.call()
        model.rowsAppeared(60..<66)
        model.rowsAppeared(70..<76)
        #expect(room.service.pages == [1, 2])

        second.answer(Books.page(2, of: 9))
        for number in 3...5 {
            await keys.wait(for: Array(1...((number - 1) * 20)))
            try await room.answerPage(number, of: 9)
        }
        await rest(model, rows: 100)

        #expect(room.service.pages == [1, 2, 3, 4, 5])
        #expect(Set(footers.values) == [.loading, .none])
        #expect(keys.values.map(\.count) == [0, 20, 40, 60, 80, 100])
    }

    @Test("a row repeated on the next page appears once")
    func repeats() async throws {
        let room = try await Room()
        let (model, keys) = try await started(room, total: 2)
        try await room.answerPage(2, Books.page(2, of: 2, keys: 19...38))
        await keys.wait(for: Array(1...38))
        #expect(model.keys == Array(1...38))
    }

    @Test("a page without new rows does not stop the list")
    func nothingNew() async throws {
        let room = try await Room()
        let (model, keys) = try await started(room, total: 9)
        try await room.answerPage(2, Books.page(2, of: 9, keys: 1...20))
        try await room.answerPage(3, Books.page(3, of: 9, keys: 21...60))
        await keys.wait(for: Array(1...60))
        await eventually { model.footer != .loading }
        #expect(room.service.pages == [1, 2, 3])
    }

    @Test("stops asking a service that repeats its page forever")
    func endlessRepetition() async throws {
        let room = try await Room(
            BookService { _ in .page(Books.page(1, of: 500)) }
        )
        let model = room.list()
        let footers = Recorder { model.footer }
        model.appeared()
        model.rowsAppeared(10..<20)
        await footers.wait(for: .end)
        // The store reports the last page after the answer, which causes no further request.
        let last = PagingProgress.maximumEmptyPages + 1
        await Recorder { model.rows.value?.loadedPages }.wait(for: last)
        model.rowsAppeared(14..<20)

        #expect(room.service.pages == Array(1...last))
        #expect(model.keys == Array(1...20))
    }

    @Test("reloaded stored pages do not count as pages without new rows")
    func storedPagesAreNoRepeats() async throws {
        let room = try await Room(.quick(pages: 20))
        for number in 1...15 { try await room.library.page(number, of: Books.query()) }
        let model = room.list()
        model.appeared()
        await rest(model, rows: 300)
        for top in stride(from: 0, to: 290, by: 5) {
            model.rowsAppeared(top..<(top + 6))
            await eventually { model.footer != .loading }
        }
        await rest(model, rows: 320)
        #expect(room.service.pages.dropFirst(15) == ArraySlice(1...16))
    }

    @Test("shows a failed next page in the footer without an alert, and can retry it")
    func failure() async throws {
        let room = try await Room()
        let (model, keys) = try await started(room, total: 3)
        let footers = Recorder { model.footer }
        let rows = Recorder { model.rows.counts }
        let alerts = Recorder { room.router.alert }
        try await room.failPage(2, .offline)
        await footers.wait(for: .failed(.offline))
        model.rowsAppeared(3..<9)
        #expect(room.service.pages == [1, 2])
        #expect(rows.values.last == .loaded(20))

        model.retryPageTapped()
        try await room.answerPage(2, of: 3)
        await keys.wait(for: Array(1...40))
        await eventually { model.footer != .loading }

        #expect(Set(footers.values) == [.loading, .failed(.offline), .none])
        #expect(alerts.values == [nil])
        #expect(model.isOffline == false)
        // After the outage, the first page is requested again.
        #expect(room.service.pages.prefix(3) == [1, 2, 2])
    }

    @Test("a stored page that cannot be reloaded shows its failure")
    func storedPageFails() async throws {
        let room = try await Room()
        try await room.store(1...2, of: 3)
        let model = room.list()
        let footers = Recorder { model.footer }
        model.appeared()
        try await room.answerPage(1, of: 3)
        try await room.failPage(2, .offline)
        await footers.wait(for: .failed(.offline))
        #expect(model.rows.counts == .loaded(40))
    }

    @Test("the last page ends the list")
    func lastPage() async throws {
        let room = try await Room(.quick(pages: 2))
        let model = room.list()
        let footers = Recorder { model.footer }
        model.appeared()
        await rest(model, rows: 40)
        await footers.wait(for: .end)
        model.rowsAppeared(34..<40)
        #expect(model.footer == .end)
        #expect(room.service.pages == [1, 2])
    }

    @Test("a refresh while a page loads completes both")
    func refreshMeanwhile() async throws {
        let room = try await Room()
        let (model, keys) = try await started(room, total: 2)
        let second = try await room.service.call()

        model.refreshRequested()
        let first = try await room.service.call()
        #expect(first.question == .page(1, Books.query()))
        first.answer(Books.page(1, of: 2))
        second.answer(Books.page(2, of: 2))
        await keys.wait(for: Array(1...40))
        await rest(model, rows: 40)

        #expect(model.footer == .end)
        #expect(room.service.pages == [1, 2, 1])
    }

    @Test("a refresh reloads only the visible stored pages")
    func refetches() async throws {
        let room = try await Room(.quick(pages: 9))
        let model = room.list()
        model.appeared()
        for top in [20, 40, 60] {
            model.rowsAppeared(top..<(top + 6))
            await rest(model, rows: top + 40)
        }
        #expect(room.service.pages == [1, 2, 3, 4, 5])

        model.refreshRequested()
        await rest(model, rows: 100)
        await eventually { room.service.pages.count == 8 && model.footer != .loading }
        #expect(Set(room.service.pages.dropFirst(5)) == [1, 4, 5])
    }

    @Test("stored rows during an outage offer a retry below them, which refreshes")
    func retryAfterOutage() async throws {
        let room = try await Room()
        try await room.store(1...2, of: 3)
        let model = room.list()
        let rows = Recorder { model.rows.counts }
        model.appeared()
        try await room.failPage(1, .offline)
        await rows.wait(for: .failed(.offline, previous: 40))
        #expect(model.footer == .failed(.offline))

        model.retryPageTapped()
        #expect(model.footer == .none)
        try await room.answerPage(1, of: 3)
        await rows.wait(for: .loaded(40))
        #expect(model.isOffline == false)
    }

    @Test("a fully stored list shows its end even offline")
    func wholeListOffline() async throws {
        let room = try await Room()
        try await room.store(1...2, of: 2)
        let model = room.list()
        let rows = Recorder { model.rows.counts }
        model.appeared()
        try await room.failPage(1, .offline)
        await rows.wait(for: .failed(.offline, previous: 40))
        #expect(model.footer == .end)
    }

    @Test("a list ends at the service's page limit, whatever total it reports")
    func maximum() async throws {
        let room = try await Room(
            BookService { question in
                guard case .page(let number, _) = question else {
                    return .failure(.badResponse(nil))
                }
                return .page(Books.page(number, of: 38_000, keys: number...number))
            }
        )
        let model = room.list()
        let footers = Recorder { model.footer }
        model.appeared()
        model.rowsAppeared(470..<480)
        await footers.wait(for: .end)
        await Recorder { model.keys.count }.wait(for: 500)
        model.rowsAppeared(490..<500)

        #expect(room.service.pages == Array(1...500))
        #expect(model.keys == Array(1...500))
        #expect(model.footer == .end)
    }
}
