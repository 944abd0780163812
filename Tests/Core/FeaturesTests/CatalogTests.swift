import Catalog
import Library
import Testing

@testable import Features

@Suite("A catalog's lists", .timeLimit(.minutes(5)))
@MainActor
struct CatalogTests {
    @Test("lists follow the descriptor's order, with the first selected and nothing requested yet")
    func order() async throws {
        let room = try await Room.ofShelves()
        let model = try room.catalogModel()
        #expect(model.lists.compactMap(\.list) == [Shelves.popular, Shelves.fresh, Shelves.hearts])
        #expect(model.lists.map(\.query) == Shelves.descriptor.lists.map { Shelves.query($0) })
        #expect(model.selected === model.lists[0])
        #expect(model.visible === model.selected)
        #expect(room.service.questions.isEmpty)
        #expect(room.library.observerCount == 0)
    }

    @Test("switching lists keeps each list's rows and position, and requests each only once")
    func keepsRows() async throws {
        let room = try await Room.ofShelves()
        let model = try room.catalogModel()
        let states = Recorder { model.visible.rows.counts }
        let names = Recorder { model.selected.query.list }
        model.appeared()
        try await room.answerPage(1, of: 9)
        try await room.answerPage(2, of: 9)
        await states.wait(for: .loaded(40))
        await eventually { model.selected.footer == .none }
        model.selected.rowsAppeared(3..<9)

        model.listTapped(Books.fresh.id)
        #expect(model.visible === model.lists[1])
        let call = try await room.expect(.page(1, Shelves.query(Shelves.fresh)))
        call.answer(Books.page(1, of: 1, keys: 50...53))
        await states.wait(for: .loaded(4))
        model.listTapped(Books.hearts.id)
        await states.wait(for: .loaded(0))
        let asked = room.service.questions
        model.listTapped(Books.popular.id)

        #expect(model.visible.keys == Array(1...40))
        #expect(model.visible.visibleRows == 3..<9)
        #expect(model.visible.rows.counts == .loaded(40))
        model.listTapped(Books.fresh.id)
        #expect(model.visible.keys == Array(50...53))
        #expect(room.service.questions == asked)
        #expect(
            names.values == [
                Books.popular.id, Books.fresh.id, Books.hearts.id, Books.popular.id,
                Books.fresh.id,
            ]
        )
    }

    @Test("choosing an unknown list or the selected one changes nothing")
    func sameList() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        let states = Recorder { model.visible.rows.counts }
        model.listTapped(ListID("unknown"))
        model.listTapped(Books.popular.id)
        #expect(states.values == [.loaded(20)])
        #expect(room.service.pages == [1])
    }

    @Test("only the selected list of a visible catalog is on screen")
    func onScreen() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        let onScreen = { (model.lists + [model.results]).map(\.isOnScreen) }
        #expect(onScreen() == [true, false, false, false])
        model.listTapped(Books.hearts.id)
        #expect(onScreen() == [false, false, true, false])
        model.searchText = "book"
        #expect(onScreen() == [false, false, false, true])
        model.disappeared()
        #expect(onScreen() == [false, false, false, false])
        model.appeared()
        #expect(onScreen() == [false, false, false, true])
        model.searchCleared()
        #expect(onScreen() == [false, false, true, false])
    }
}
