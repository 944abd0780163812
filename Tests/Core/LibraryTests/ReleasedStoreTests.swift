import Catalog
import Foundation
import SQLiteKit
import TestSupport
import Testing

@testable import Library

/// Version 0.3.0 of the program wrote `Stores/0.3.0.sqlite`, with schema version 3.
///
/// It contains the first pages of two movie lists and one characters list, the photo feed, and
/// three favorites.
@Suite("A store written by version 0.3.0")
struct ReleasedStoreTests {
    private let folder = TemporaryFolder()

    init() throws {
        let written = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Stores/0.3.0.sqlite")
        let data = folder.file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: written, to: folder.file)
    }

    @Test("migrates with its favorites, lists, titles, facets and statistics")
    func update() async throws {
        let library = try await Library.test(
            StubProvider(),
            StubProvider(.photos),
            at: folder.store
        )
        #expect(library.recovery == nil)

        let hearts = try await library.favoriteItems(of: CatalogID("movies"))
        #expect(hearts.map(\.id.key) == ["1293", "1296", "1300"])
        #expect(
            hearts.map(\.title) == ["Inside Out 2", "Deadpool & Wolverine", "KPop Demon Hunters"]
        )
        #expect(hearts.first?.artwork?.path == "/film-1293.jpg")
        #expect(hearts.first?.facets[.rating]?.value == 7.5)

        let popular = try await library.orderNow(.movies())
        #expect(popular.keys.count == 20)
        #expect(popular.keys.prefix(4) == [1300, 1296, 1293, 1001])
        #expect(popular.totalPages == 16)
        #expect(try await library.orderNow(.movies(.topRated)).keys.first == 1004)
        #expect(try await library.orderNow(.movies(search: "wolv")).keys == [1296])

        let statistics = try await library.photoStatistics
        #expect(statistics.rows.count == 14)
        #expect(statistics.rows.map(\.posts).reduce(0, +) == 96)
        #expect(statistics.rows.first { $0.user.name == "Olena Kovalenko" }?.posts == 16)
    }

    @Test("saves changed favorites for the next start")
    func next() async throws {
        let library = try await Library.test(StubProvider(), at: folder.store)
        try await library.setFavorite(false, Item.ID(CatalogID("movies"), "1296"))
        await library.close()
        let again = try await Library.test(StubProvider(), at: folder.store)
        #expect(again.recovery == nil)
        #expect(
            try await again.favoritesNow()
                == [Item.ID(CatalogID("movies"), "1293"), Item.ID(CatalogID("movies"), "1300")]
        )
    }
}
