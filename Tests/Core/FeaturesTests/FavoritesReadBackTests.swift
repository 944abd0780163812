import Catalog
import Library
import TestSupport
import Testing

@testable import Features

@Suite("Hearts tapped again before the store has told of the first tap", .timeLimit(.minutes(5)))
@MainActor
struct FavoritesReadBackTests {
    private let id = Books.item(7).id

    @Test("a second tap that cannot be stored goes back to what the first one stored, and says so")
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

    @Test("what is taken elsewhere after a tap was stored is gone, though the tap gave it")
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
