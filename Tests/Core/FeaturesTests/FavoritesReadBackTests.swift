import Catalog
import Library
import TestSupport
import Testing

@testable import Features

@Suite("Favorites toggled again before the store confirms the first tap", .timeLimit(.minutes(5)))
@MainActor
struct FavoritesReadBackTests {
    private let id = Books.item(7).id

    @Test("a second tap that cannot be stored reverts to the first tap's result, with an alert")
    func failingTap() async throws {
        let room = try await Room()
        let marks = Marks(library: room.library, router: room.router) {
            [library = room.library] edits, id throws(CatalogError) in
            guard edits == [.add(.favorite)] else { throw .storage(code: 13) }
            return try await library.edit(edits, of: id)
        }
        let hearts = Recorder { marks[id].isFavorite }
        marks.favoriteTapped(id)
        marks.favoriteTapped(id)
        await marks.settled()
        await eventually { marks[id].isFavorite }
        #expect(hearts.values == [false, true, false, true])
        #expect(room.router.alert == .storage(code: 13))
        #expect(marks.undoable == nil)
    }

    @Test("a favorite removed elsewhere after its tap was stored is removed here, too")
    func takenElsewhere() async throws {
        let room = try await Room()
        let marks = Marks(library: room.library, router: room.router)
        marks.favoriteTapped(id)
        await marks.settled()
        try await room.library.edit([.remove(.favorite)], of: id)
        await eventually { !marks[id].isFavorite }
        marks.favoriteTapped(id)
        #expect(marks[id].isFavorite)
    }
}
