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
        let favorites = Favorites(library: room.library, router: room.router) {
            [library = room.library] isFavorite, id throws(CatalogError) in
            guard isFavorite else { throw .storage(code: 13) }
            try await library.setFavorite(true, id)
        }
        let hearts = Recorder { favorites.contains(id) }
        favorites.toggle(id)
        favorites.toggle(id)
        await favorites.settled()
        await eventually { favorites.contains(id) }
        #expect(hearts.values == [false, true, false, true])
        #expect(room.router.alert == .storage(code: 13))
        #expect(favorites.removal == nil)
    }

    @Test("a favorite removed elsewhere after its tap was stored is removed here, too")
    func takenElsewhere() async throws {
        let room = try await Room()
        let favorites = Favorites(library: room.library, router: room.router)
        favorites.toggle(id)
        await favorites.settled()
        try await room.library.setFavorite(false, id)
        await eventually { !favorites.contains(id) }
        favorites.toggle(id)
        #expect(favorites.contains(id))
    }
}
