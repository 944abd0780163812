import Catalog
import Foundation
import Primitives
import SQLiteKit
import TestSupport
import Testing

@testable import Library

@Suite("Unused items", .timeLimit(.minutes(5)))
struct UnusedItemsTests {
    private let movies = StubProvider()
    private let folder = TemporaryFolder()

    /// What refers to the movie 1 in these tests.
    enum Reference: String, CaseIterable, CustomTestStringConvertible {
        case list, search, offlineList, visit, details, section, post
        case favorite, toWatch, watched, rating, note

        var testDescription: String { rawValue }
    }

    @Test(
        "an item remains while anything refers to it, and goes with its text",
        arguments: Reference.allCases
    )
    func references(_ reference: Reference) async throws {
        let first = try await Library.test(movies, at: folder.store)
        try await first.store(Item.movies(1...3))
        try await refer(to: reference, first)
        await first.close()
        let library = try await Library.test(movies, at: folder.store)
        try await library.removeUnusedItems()
        #expect(try await library.storedKeys() == (reference == .section ? [1, 9] : [1]))
        let found = try await library.titles("movie")
        #expect(!found.contains(.movie(2)) && found.contains(.movie(1)))
    }

    private func refer(to reference: Reference, _ library: Library) async throws {
        movies.answer(Item.movies([1]))
        let mark = { (kind: MarkKind, day: String) in
            MarkRow.ID(source: "movies.demo", key: "1", kind: kind.rawValue, day: day)
        }
        switch reference {
        case .list: try await library.page(1, of: .movies())
        case .search: try await library.page(1, of: .movies(search: "x"))
        case .offlineList:
            try await library.makeAvailableOffline(
                OfflineList.ID(CatalogID("movies"), ListDescriptor.popular.id)
            )
            try await library.page(1, of: .movies())
        case .visit: try await library.recordVisit(of: .movie(1))
        case .details:
            movies.answer(details: ItemDetails(item: .movie(1), facets: Facets()))
            _ = try await library.details(of: .movie(1))
        case .section:
            let section = try #require(
                ItemSection(SectionID("cast"), [ItemSection.Entry(.movie(1))])
            )
            movies.answer(
                details: ItemDetails(item: .movie(9), facets: Facets(), sections: [section])
            )
            _ = try await library.details(of: .movie(9))
        case .post:
            try await library.store.write { connection throws(DatabaseError) in
                try connection.execute(
                    """
                    INSERT INTO users (id, source, key, name) VALUES (1, 'movies.demo', '1', 'Ann');
                    INSERT INTO posts (source, key, user) VALUES ('movies.demo', '1', 1);
                    """
                )
                return []
            }
        case .favorite: try await library.mark(mark(.favorite, ""))
        case .toWatch: try await library.mark(mark(.toWatch, ""))
        case .watched: try await library.mark(mark(.watched, "2026-01-02"))
        case .rating: try await library.mark(mark(.rating, ""), "4")
        case .note: try await library.mark(mark(.note, ""), "Seen twice")
        }
    }

    @Test("what refers to an item of another source with the same key doesn't count")
    func otherSource() async throws {
        let live = try await Library.test(movies, realm: .live, at: folder.store)
        movies.answer(Item.movies([1]))
        try await live.page(1, of: .movies())
        try await live.recordVisit(of: .movie(1))
        await live.close()
        let library = try await Library.test(movies, at: folder.store)
        try await library.store(Item.movies([1]))
        try await library.removeUnusedItems()
        #expect(try await library.storedKeys() == [])
        #expect(try await library.rows(of: "items").map(\.[0]) == ["movies.live"])
    }

    @Test("catalogs with session favorites and those that aren't connected keep all items")
    func otherCatalogs() async throws {
        let films = StubProvider(.films)
        let both = try await Library.test(movies, films, at: folder.store)
        let film = Item(
            id: Item.ID(CatalogID("films"), "1"),
            title: "Film",
            artwork: nil,
            facets: Facets()
        )
        try await both.store([film])
        try await both.store(Item.movies([1]))
        await both.close()
        let only = try await Library.test(films, at: folder.store)
        try await only.removeUnusedItems()
        #expect(try await only.rows(of: "items").map(\.[0]) == ["films.demo", "movies.demo"])
    }

    @Test("items that were opened or marked in this run remain until a later one")
    func opened() async throws {
        let library = try await Library.test(movies, at: folder.store)
        try await library.store(Item.movies(1...4))
        _ = try await library.item(.movie(1))
        _ = try await library.storedDetails(of: .movie(2))
        try await library.edit([.add(.favorite)], of: .movie(3))
        try await library.edit([.remove(.favorite)], of: .movie(3))
        try await library.removeUnusedItems()
        #expect(try await library.storedKeys() == [1, 2, 3])
        // Undo brings back the favorite with its item.
        try await library.edit([.add(.favorite)], of: .movie(3))
        #expect(
            try await library.currentMarks([.favorite], in: CatalogID("movies")).map(\.item) == [
                .movie(3)
            ]
        )
        await library.close()
        let later = try await Library.test(movies, at: folder.store)
        try await later.removeUnusedItems()
        #expect(try await later.storedKeys() == [3])
    }

    @Test("between two batches favorites and pages are stored, and none of their items is removed")
    func batches() async throws {
        let clock = HandClock()
        let library = try await Library.test(movies, at: folder.store, clock: clock)
        try await library.store(Item.movies(1...500))
        let removal = Task { try await library.removeUnusedItems() }
        await clock.sleepers(1)
        #expect(try await library.storedKeys() == Array(201...500))
        try await library.mark(MarkRow.ID(source: "movies.demo", key: "300"))
        movies.answer(Item.movies([1, 350, 501]))
        try await library.page(1, of: .movies())
        clock.advance(by: .milliseconds(20))
        await clock.sleepers(1)
        #expect(try await library.storedKeys() == [1, 300, 350] + Array(401...501))
        clock.advance(by: .milliseconds(20))
        try await removal.value
        #expect(try await library.storedKeys() == [1, 300, 350, 501])
        let order = try await library.orderNow(.movies())
        #expect(try await library.items(order.ids).count == 3)
    }

    @Test("a cancelled removal keeps what it has done, and a later one finishes")
    func cancelling() async throws {
        let clock = HandClock()
        let library = try await Library.test(movies, at: folder.store, clock: clock)
        try await library.store(Item.movies(1...450))
        let removal = Task { try await library.removeUnusedItems() }
        await clock.sleepers(1)
        removal.cancel()
        await #expect(throws: CatalogError.cancelled) { try await removal.value }
        #expect(try await library.storedKeys() == Array(201...450))
        await library.close()
        let later = try await Library.test(movies, at: folder.store, clock: ContinuousClock())
        try await later.removeUnusedItems()
        #expect(try await later.storedKeys() == [])
    }

    @Test("unused items are removed a minute after the start and every six hours, until cancelled")
    func idle() async throws {
        let clock = HandClock()
        let library = try await Library.test(movies, clock: clock)
        try await library.store(Item.movies([1]))
        let work = Task { await library.removeUnusedItemsWhenIdle() }
        await clock.sleepers(1)
        #expect(try await library.storedKeys() == [1])
        for (wait, key) in [(Duration.seconds(60), 2), (.seconds(6 * 3_600), 3)] {
            clock.advance(by: wait)
            await clock.sleepers(1)
            #expect(try await library.storedKeys() == [])
            try await library.store(Item.movies([key]))
        }
        work.cancel()
        await work.value
        #expect(try await library.storedKeys() == [3])
    }

    @Test("a removal that fails is logged, and the next one runs")
    func failing() async throws {
        let clock = HandClock()
        let lines = Locked<[String]>([])
        let library = try await Library.test(
            movies,
            at: folder.store,
            clock: clock,
            log: { line in lines.withLock { $0.append(line) } }
        )
        let work = Task { await library.removeUnusedItemsWhenIdle() }
        await clock.sleepers(1)
        await library.close()
        clock.advance(by: .seconds(60))
        await clock.sleepers(1)
        #expect(lines.withLock(\.self).count == 1)
        work.cancel()
        await work.value
    }

    @Test("a search shows removed titles no longer")
    func search() async throws {
        let clock = HandClock()
        let library = try await Library.test(movies, clock: clock)
        try await library.store(Item.movies(1...2))
        movies.fail(.offline)
        var orders = library.order(of: .movies(search: "movie")).makeAsyncIterator()
        #expect(try await orders.next()?.keys == [1, 2])
        try await library.mark(MarkRow.ID(source: "movies.demo", key: "2"))
        try await library.removeUnusedItems()
        #expect(try await orders.next()?.keys == [2])
    }
}

extension Library {
    /// Stores items to which nothing refers.
    func store(_ items: [Item]) async throws {
        let scope = try source(of: items[0].id.catalog).scope
        try await store.write { connection throws(DatabaseError) in
            _ = try connection.items(of: scope).save(items.map { ItemRecord($0) })
            return []
        }
    }

    /// The numbers of the stored movies in the connected realm.
    func storedKeys() async throws -> [Int] {
        let scope = try source(of: CatalogID("movies")).scope
        return try await store.read { connection throws(DatabaseError) in
            try connection.rows("SELECT key FROM items WHERE source = ?", [scope.name]) {
                Int($0.text(0)) ?? 0
            }
        }.sorted()
    }

    /// The items whose titles match.
    fileprivate func titles(_ words: String) async throws -> [Item.ID] {
        try await store.read { connection throws(DatabaseError) in
            let rows = try connection.rows("SELECT rowid FROM titles WHERE titles MATCH ?", [words])
            {
                $0.integer(0)
            }
            var ids: [Item.ID] = []
            for row in rows {
                // A row without an item is text that was left behind.
                let key = try connection.first("SELECT key FROM items WHERE id = ?", [row]) {
                    $0.text(0)
                }
                ids.append(Item.ID(CatalogID("movies"), key ?? "none"))
            }
            return ids
        }
    }
}
