import Catalog
import L10n
import Library
import Testing

@testable import Features

@Suite("State restoration", .timeLimit(.minutes(5)))
@MainActor
struct RestorationTests {
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

    @Test("restores a saved position once, and only in its own list")
    func once() async throws {
        var state = RestorationState()
        state.place = RestorationState.ScrollPosition(
            list: Books.popular.id,
            item: Books.item(7).id
        )
        let app = try await app(state)
        let maps = try #require(app.list(of: Books.maps))
        let books = try #require(app.list(of: Books.descriptor))
        // The other catalog has a list with the same identifier.
        #expect(app.takeScrollPosition(in: maps) == nil)
        #expect(app.takeScrollPosition(in: books) == Books.item(7).id)
        #expect(app.takeScrollPosition(in: books) == nil, "a second visit starts at the top")
    }

    @Test("restores the catalog, lists, position and details")
    func roundTrip() async throws {
        let app = try await app(RestorationState())
        let catalogModel = try #require(app.catalogModel(of: Books.descriptor))
        catalogModel.listTapped(Books.fresh.id)
        app.router.path = [.details(Books.item(3).id), .poster(Books.item(3).id)]
        var state = RestorationState()
        state.catalog = Books.id
        state.lists = [Books.id: Books.fresh.id]
        state.path = [.details(Books.item(3).id)]
        #expect(app.restorationState(top: nil) == state)
        state.place = RestorationState.ScrollPosition(list: Books.fresh.id, item: Books.item(7).id)
        #expect(app.restorationState(top: Books.item(7).id) == state)
        let next = try await self.app(state)
        #expect(next.restorationState(top: Books.item(7).id)?.lists == state.lists)
        #expect(next.catalogModel(of: Books.descriptor)?.selected.query.list == Books.fresh.id)
    }

    @Test("does not restore a position saved for another list")
    func otherList() async throws {
        var state = RestorationState()
        state.place = RestorationState.ScrollPosition(list: Books.fresh.id, item: Books.item(7).id)
        let app = try await app(state)
        #expect(app.takeScrollPosition(in: try #require(app.list(of: Books.descriptor))) == nil)
    }
}
