import Catalog
import Library
import Primitives
import TestSupport
import Testing

@testable import Features

@Suite("Hearts tapped while one is read back", .timeLimit(.minutes(5)))
@MainActor
struct FavoritesReadBackTests {
    private let id = Books.item(7).id

    @Test("a tap during the read-back that cannot be stored goes back and says so")
    func failingTap() async throws {
        let room = try await Room()
        let other = Books.item(8).id
        try await room.library.setFavorite(true, other)
        let reading = Gate()
        let read = Gate()
        let favorites = Favorites(
            library: room.library,
            router: room.router,
            read: { [id] in
                reading.open()
                await read.wait()
                return [id, other]
            },
            write: { [library = room.library] isFavorite, id throws(CatalogError) in
                guard isFavorite else { throw .storage(code: 13) }
                try await library.setFavorite(true, id)
            }
        )
        // From here on nothing that is observed is older than the tap.
        await Recorder { favorites.contains(other) }.wait(for: true)
        let hearts = Recorder { favorites.contains(id) }
        favorites.toggle(id)
        await reading.wait()
        favorites.toggle(id)
        read.open()
        await favorites.settled()
        #expect(hearts.values == [false, true, false, true])
        #expect(room.router.alert == .storage(code: 13))
        #expect(favorites.removal == nil)
    }
}
