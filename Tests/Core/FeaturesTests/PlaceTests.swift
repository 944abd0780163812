import Catalog
import L10n
import Library
import Testing

@testable import Features

@Suite("The place at the next start", .timeLimit(.minutes(5)))
@MainActor
struct PlaceTests {
    private func app(_ restored: RestorationState) async throws -> AppModel {
        let library = try await Library.ofBooks(
            .quick(pages: 1),
            BookService(Books.maps) { _ in .page(Books.page(1, of: 1, keys: [])) }
        )
        return AppModel(
            library: library,
            strings: Localizer(.english),
            version: "1",
            restored: restored
        )
    }

    @Test("the place is given to its own list, once")
    func once() async throws {
        var state = RestorationState()
        state.place = RestorationState.ScrollPosition(
            list: Books.popular.id,
            item: Books.item(7).id
        )
        let app = try await app(state)
        let maps = try #require(app.list(of: Books.maps))
        let books = try #require(app.list(of: Books.descriptor))
        // The other catalog has a list of the same name.
        #expect(app.takeScrollPosition(in: maps) == nil)
        #expect(app.takeScrollPosition(in: books) == Books.item(7).id)
        #expect(
            app.takeScrollPosition(in: books) == nil,
            "a second look at the list begins at its top"
        )
    }

    @Test("what was shown is found again: catalog, lists, place and details")
    func roundTrip() async throws {
        let app = try await app(RestorationState())
        let catalogModel = try #require(app.catalogModel(of: Books.descriptor))
        catalogModel.listTapped(Books.fresh.id)
        app.router.path = [.details(Books.item(3).id), .poster(Books.item(3).id)]
        var state = RestorationState()
        state.catalog = Books.id
        state.lists = [Books.id: Books.fresh.id]
        state.open = Books.item(3).id
        #expect(app.restorationState(top: nil) == state)
        state.place = RestorationState.ScrollPosition(list: Books.fresh.id, item: Books.item(7).id)
        #expect(app.restorationState(top: Books.item(7).id) == state)
        let next = try await self.app(state)
        #expect(next.restorationState(top: Books.item(7).id)?.lists == state.lists)
        #expect(next.catalogModel(of: Books.descriptor)?.selected.query.list == Books.fresh.id)
    }

    @Test("a place in another list is nobody's")
    func otherList() async throws {
        var state = RestorationState()
        state.place = RestorationState.ScrollPosition(list: Books.fresh.id, item: Books.item(7).id)
        let app = try await app(state)
        #expect(app.takeScrollPosition(in: try #require(app.list(of: Books.descriptor))) == nil)
    }
}
