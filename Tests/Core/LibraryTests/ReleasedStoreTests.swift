import Catalog
import Foundation
import SQLiteKit
import TestSupport
import Testing

@testable import Library

/// Stores that released versions of the program wrote, in `Stores`.
@Suite("A store written by a released version")
struct ReleasedStoreTests {
    /// 0.3.0, with schema version 3: the first pages of two movie lists and one characters list, the
    /// photo feed, and three favorites.
    @Suite("0.3.0")
    struct Three {
        private let folder = TemporaryFolder()

        init() throws { try folder.place("0.3.0.sqlite") }

        @Test("migrates with its favorites, lists, titles, facets and statistics")
        func update() async throws {
            let library = try await Library.test(
                StubProvider(),
                StubProvider(.photos),
                at: folder.store
            )
            #expect(library.recovery == nil)

            let hearts = try await library.currentMarks([.favorite], in: CatalogID("movies")).map(
                \.item
            )
            #expect(hearts.map(\.id.key) == ["1293", "1296", "1300"])
            #expect(
                hearts.map(\.title) == [
                    "Inside Out 2", "Deadpool & Wolverine", "KPop Demon Hunters",
                ]
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
            try await library.edit([.remove(.favorite)], of: Item.ID(CatalogID("movies"), "1296"))
            await library.close()
            let again = try await Library.test(StubProvider(), at: folder.store)
            #expect(again.recovery == nil)
            #expect(
                try await again.favoritesNow()
                    == [Item.ID(CatalogID("movies"), "1293"), Item.ID(CatalogID("movies"), "1300")]
            )
        }
    }

    /// 0.4.0, with schema version 15: the first pages of two movie lists, one list of ranked films
    /// and one of characters, the photo feed, a movie's details, and marks of every kind.
    @Suite("0.4.0")
    struct Four {
        private let folder = TemporaryFolder()
        private let movies = CatalogID("movies")

        init() throws { try folder.place("0.4.0.sqlite") }

        @Test("migrates with its marks, lists, details and search")
        func update() async throws {
            let library = try await Library.test(StubProvider(), at: folder.store)
            #expect(library.recovery == nil)

            var watched = ItemMarks()
            watched.watched = [Day(year: 2026, month: 5, day: 14)]
            var rated = ItemMarks()
            (rated.isToWatch, rated.hasNote) = (true, true)
            rated.rating = OwnRating(halfStars: 9)
            var favorite = ItemMarks()
            favorite.isFavorite = true
            var marks = library.marks().makeAsyncIterator()
            #expect(
                try await marks.next() == [
                    Item.ID(movies, "1001"): watched, Item.ID(movies, "1004"): rated,
                    Item.ID(movies, "1293"): favorite, Item.ID(movies, "1296"): favorite,
                    Item.ID(movies, "1300"): favorite,
                ]
            )
            let note = try await library.note(of: Item.ID(movies, "1004"))
            #expect(note == "Дивитися вдруге, with subtitles")

            #expect(try await library.orderNow(.movies()).keys.prefix(2) == [1300, 1296])
            #expect(try await library.orderNow(.movies(.topRated)).keys.first == 1004)
            #expect(try await library.orderNow(.movies(search: "wolv")).keys == [1296])
            let details = try await library.storedDetails(of: Item.ID(movies, "1001"))
            #expect(details?.isWhole == true)
            #expect(details?.details.item.title == "The Dark Knight")
        }

        /// The copy of the store after more changes: three marks of another film, one favorite less.
        @Test("its copy brings back later changes, to an older store or instead of a lost one")
        func copy() async throws {
            try folder.place("0.4.0.sqlite.favorites", as: ".favorites")
            for isLost in [false, true] {
                if isLost { try FileManager.default.removeItem(at: folder.file) }
                let library = try await Library.test(StubProvider(), at: folder.store)
                let marks = try await library.marksNow()
                #expect(marks.count == 10)
                func id(_ key: String, _ kind: String) -> MarkRow.ID {
                    MarkRow.ID(source: "movies.demo", key: key, kind: kind)
                }
                #expect(marks[id("1008", "note")] == "Two\tlines\\ ї")
                #expect(marks[id("1008", "rating")] == "4.5")
                #expect(marks[id("1008", "to-watch")] == "")
                #expect(marks[id("1300", "favorite")] == nil)
                #expect((library.recovery?.missingMarks ?? 0) == 0)
                let items = try await library.currentMarks([.note], in: movies).map(\.item.title)
                #expect(items == ["Shadows of Forgotten Ancestors", "The Godfather"])
                await library.close()
            }
        }
    }
}
