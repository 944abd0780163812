import Catalog
import Foundation
import SQLiteKit
import TestSupport
import Testing

@testable import Library

@Suite("Migrating a store")
struct MigrationTests {
    private let provider = StubProvider()
    private let folder: TemporaryFolder

    /// Creates a store in version 1's format, with a favorite, a page of a list and a genre.
    init() async throws {
        folder = TemporaryFolder()
        let data = folder.file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        let path = folder.file.path
        let old = try await Database.open(.file(path: path), migrator: .writtenByVersion1)
        try await old.write { connection throws(DatabaseError) in
            try connection.execute(
                """
                INSERT INTO items (id, source, key, title, facets, words)
                VALUES (1, 'movies.demo', '7', 'Seven', x'', 'Seven');
                INSERT INTO titles (rowid, words) VALUES (1, 'Seven');
                INSERT INTO favorites (source, key, added_at) VALUES ('movies.demo', '7', 1);
                INSERT INTO lists (id, source, list, search, variant, total_pages)
                VALUES (1, 'movies.demo', 'popular', '', '', 3);
                INSERT INTO list_pages (list, page, fetched_at) VALUES (1, 1, 500);
                INSERT INTO list_rows (list, page, position, key) VALUES (1, 1, 0, '7');
                INSERT INTO genres (source, position, key, name)
                VALUES ('movies.demo', 0, '18', 'Drama');
                """
            )
        }
    }

    @Test("favorites, lists, titles and genres of version 1 survive the migration")
    func version1() async throws {
        let library = try await Library.test(provider, at: folder.store)
        #expect(library.recovery == nil)
        #expect(try await library.favoritesNow() == [.movie(7)])
        #expect(
            try await library.favoriteItems(of: CatalogID("movies")) == [.movie(7, "Seven")]
        )
        let order = try await library.orderNow(.movies())
        #expect(order.keys == [7])
        #expect(order.fetchedAt == Date(timeIntervalSince1970: 500))
        #expect(order.totalPages == 3)
        #expect(order.skipped == 0)
        #expect(try await library.orderNow(.movies(search: "sev")).keys == [7])
        let genres = try await library.genres(of: CatalogID("movies"), policy: .storeOnly).value
        #expect(genres == [Genre(key: "18", name: "Drama")])
    }

    @Test("a migrated store saves data that had no columns in version 1")
    func newColumns() async throws {
        let library = try await Library.test(provider, at: folder.store)
        let drama = [Genre(key: "18", name: "Драма", aliases: ["Drama", "Play"])]
        provider.answer(genres: drama)
        #expect(try await library.genres(of: CatalogID("movies")).value == drama)
        provider.answer { number, _ in
            Page(number: number, totalPages: 1, elements: [.movie(7)], skipped: 2)
        }
        try await library.page(1, of: .movies())
        let again = try await Library.test(StubProvider(), at: folder.store)
        #expect(try await again.genres(of: CatalogID("movies")).value == drama)
        #expect(try await again.orderNow(.movies()).skipped == 2)
    }

    @Test("receipts, favorites and pages of version 2 survive, and feeds can be read")
    func version2() async throws {
        let folder = TemporaryFolder()
        let data = folder.file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        let path = folder.file.path
        let old = try await Database.open(.file(path: path), migrator: .writtenByVersion2)
        try await old.write { connection throws(DatabaseError) in
            try connection.execute(
                """
                INSERT INTO items (source, key, title, facets, words)
                VALUES ('movies.demo', '7', 'Seven', x'01', 'Seven');
                INSERT INTO favorites (source, key, added_at) VALUES ('movies.demo', '7', 1);
                INSERT INTO lists (id, source, list, search, variant, total_pages)
                VALUES (1, 'movies.demo', 'popular', '', '', 3);
                INSERT INTO list_pages (list, page, fetched_at, skipped) VALUES (1, 1, 500, 2);
                INSERT INTO list_rows (list, page, position, key) VALUES (1, 1, 0, '7');
                INSERT INTO images VALUES ('photos.demo', 'a', 10, 20, 30, 400);
                INSERT INTO images VALUES ('movies.demo', '/7.jpg', 11, 21, 31, 401);
                """
            )
        }
        await old.close()
        let photos = StubProvider(.photos)
        let library = try await Library.test(provider, photos, at: folder.store)
        #expect(library.recovery == nil)
        #expect(try await library.favoritesNow() == [.movie(7)])
        #expect(try await library.orderNow(.movies()).keys == [7])
        #expect(try await library.orderNow(.movies()).skipped == 2)
        #expect(
            try await library.rows(of: "images") == [
                ["movies.demo", "/7.jpg", "11", "21", "31", "401.0", ""],
                ["photos.demo", "a", "10", "20", "30", "400.0", ""],
            ]
        )
        try await library.read([.post("1", photo: "a", by: "7 Ann")], from: photos)
        #expect(try await library.photoStatistics.rows == [.row("7 Ann", 1, 10, 20)])
    }

    @Test("favorites, pages and visits of version 5 survive, and lists can be made offline")
    func version5() async throws {
        let folder = TemporaryFolder()
        let data = folder.file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        let path = folder.file.path
        let old = try await Database.open(.file(path: path), migrator: .writtenByVersion5)
        try await old.write { connection throws(DatabaseError) in
            try connection.execute(
                """
                INSERT INTO items (source, key, title, facets, words)
                VALUES ('movies.demo', '7', 'Seven', x'01', 'Seven');
                INSERT INTO favorites (source, key, added_at) VALUES ('movies.demo', '7', 1);
                UPDATE favorites_stamp SET generation = 1, count = 1;
                INSERT INTO lists (id, source, list, search, variant, total_pages)
                VALUES (1, 'movies.demo', 'popular', '', '', 3);
                INSERT INTO list_pages (list, page, fetched_at, skipped) VALUES (1, 1, 500, 2);
                INSERT INTO list_rows (list, page, position, key) VALUES (1, 1, 0, '7');
                INSERT INTO visits (source, key) VALUES ('movies.demo', '7');
                """
            )
        }
        await old.close()
        let library = try await Library.test(provider, at: folder.store)
        #expect(library.recovery == nil)
        #expect(try await library.favoritesNow() == [.movie(7)])
        #expect(try await library.orderNow(.movies()).keys == [7])
        #expect(try await library.rows(of: "visits") == [["movies.demo", "7"]])
        var lists = library.offlineLists().makeAsyncIterator()
        #expect(try await lists.next() == [])
        let popular = OfflineList.ID(CatalogID("movies"), ListID("popular"))
        try await library.makeAvailableOffline(popular)
        let list = try await lists.next()?.first
        #expect(list?.id == popular)
        #expect(list?.progress.loadedPages == 1)
        #expect(list?.progress.totalPages == 3)
    }
}
