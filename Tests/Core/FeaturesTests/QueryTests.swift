import Catalog
import Library
import Testing

@testable import Features

@Suite("Changing a list's query", .timeLimit(.minutes(5)))
@MainActor
struct QueryTests {
    @Test("drops a late answer to the first query")
    func lateAnswer() async throws {
        let room = try await Room(BookService(isStubborn: true))
        let model = room.list()
        let keys = Recorder { model.keys }
        model.appeared()
        let late = try await room.service.call()

        model.choose(Books.query(Books.fresh))
        await late.cancelled()
        try await room.answerPage(1, Books.page(1, of: 1, keys: 50...53))
        await keys.wait(for: [50, 51, 52, 53])
        late.answer(Books.page(1, of: 1))
        try await stored(Books.query(), in: room)

        #expect(keys.values == [[], [50, 51, 52, 53]])
        #expect(model.query == Books.query(Books.fresh))
    }

    @Test("a late failure of the first query raises no alert")
    func lateFailure() async throws {
        let room = try await Room(BookService(isStubborn: true))
        let model = room.list()
        let rows = Recorder { model.rows.counts }
        model.appeared()
        let late = try await room.service.call()

        model.choose(Books.query(Books.fresh))
        await late.cancelled()
        late.fail(.badResponse(nil))
        try await room.answerPage(1, of: 1)
        await rows.wait(for: .loaded(20))

        #expect(rows.values.allSatisfy { $0.error == nil })
        #expect(room.router.alert == nil)
    }

    @Test("switching to favorites cancels the previous list's request")
    func favorites() async throws {
        let room = try await Room(BookService(isStubborn: true))
        let model = room.list()
        let rows = Recorder { model.rows.counts }
        model.appeared()
        let late = try await room.service.call()

        model.choose(Books.query(Books.hearts))
        await rows.wait(for: .loaded(0))
        await late.cancelled()
        late.fail(.offline)
        await eventually { room.library.observerCount == 1 }

        #expect(rows.values == [.idle, .loading(previous: nil), .loaded(0)])
        #expect(room.router.alert == nil)
    }

    @Test("removes the first query's rows at once and shows stored rows of the second")
    func showsItsOwnRows() async throws {
        let room = try await Room()
        try await room.store(1...1, of: 1)
        let model = room.list(Books.fresh)
        let rows = Recorder { model.rows.counts }
        model.appeared()
        try await room.answerPage(1, Books.page(1, of: 1, keys: 50...53))
        await rows.wait(for: .loaded(4))

        model.choose(Books.query())
        #expect(model.rows.counts == .loading(previous: nil))
        await rows.wait(for: .loading(previous: 20))
        #expect(model.keys == Array(1...20))
    }

    @Test("cancels the first query's next page and forgets its visible rows")
    func dropsPaging() async throws {
        let room = try await Room()
        let model = room.list()
        let rows = Recorder { model.rows.counts }
        model.appeared()
        try await room.answerPage(1, of: 9)
        let second = try await room.service.call()
        await rows.wait(for: .loaded(20))
        #expect(model.footer == .loading)
        model.rowsAppeared(12..<18)

        model.choose(Books.query(Books.fresh))
        await second.cancelled()
        #expect(model.footer == .none)
        try await room.answerPage(1, of: 9)
        try await room.answerPage(2, of: 9)
        await rows.wait(for: .loaded(40))
        await eventually { model.footer != .loading }

        #expect(room.service.pages == [1, 2, 1, 2])
    }

    /// Waits until page 1 of a query is in the store.
    private func stored(_ query: Query, in room: Room) async throws {
        for try await order in room.library.order(of: query) where order.loadedPages > 0 { return }
    }
}
