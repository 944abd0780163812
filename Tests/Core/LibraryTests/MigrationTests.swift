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
            try await library.currentMarks([.favorite], in: CatalogID("movies")).map(\.item) == [
                .movie(7, "Seven")
            ]
        )
        let order = try await library.orderNow(.movies())
        #expect(order.keys == [7])
        #expect(order.fetchedAt == Date(timeIntervalSince1970: 500))
        #expect(order.totalPages == 3)
        #expect(order.skipped == 0)
        #expect(try await library.orderNow(.movies(search: "sev")).keys == [7])
        let genres = try await library.genres(of: CatalogID("movies"), policy: .storeOnly).value
        #expect(genres == [Genre(key: "18", name: "Drama", names: ["en": "Drama"])])
    }

    @Test("a migrated store saves data that had no columns in version 1")
    func newColumns() async throws {
        let library = try await Library.test(provider, at: folder.store)
        let drama = [
            Genre(key: "18", name: "Драма", names: ["en": "Drama", "uk": "Драма"])
        ]
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

    /// A closed store of version 8 with the favorites 1 to 3 of six movies.
    private func version8() async throws -> TemporaryFolder {
        let folder = TemporaryFolder()
        let library = try await Library.test(provider, at: folder.store)
        try await library.load(provider, [Array(1...6)])
        for key in [4, 1, 2, 3] { try await library.edit([.add(.favorite)], of: .movie(key)) }
        try await library.edit([.remove(.favorite)], of: .movie(4))
        await library.close()
        try await folder.makeVersion8()
        return folder
    }

    @Test("favorites of version 8 become marks, with items and order")
    func version8Favorites() async throws {
        let folder = try await version8()
        for _ in 0..<2 {
            let library = try await Library.test(provider, at: folder.store)
            #expect(library.recovery == nil)
            let items = try await library.currentMarks([.favorite], in: CatalogID("movies")).map(
                \.item
            )
            #expect(items == Item.movies([3, 2, 1]))
            #expect(try await library.orderNow(.movies()).keys == Array(1...6))
            await library.close()
        }
        let copy = try Data(contentsOf: URL(filePath: folder.file.path + ".favorites"))
        #expect(copy.starts(with: MarksCopy.header))
    }

    @Test("details of version 8 survive with their sections")
    func version8Details() async throws {
        let folder = try await version8()
        let path = folder.file.path
        let old = try await Database.open(.file(path: path), migrator: .writtenByVersion8)
        try await old.write { connection throws(DatabaseError) in
            try connection.execute(
                """
                INSERT INTO details (id, source, key, facets) VALUES (1, 'movies.demo', '1', x'01');
                INSERT INTO related (details, section, position, source, key, roles)
                VALUES (1, 'similar', 0, 'movies.demo', '2', '');
                """
            )
        }
        await old.close()
        let library = try await Library.test(provider, at: folder.store)
        let details = try await library.storedDetails(of: .movie(1))
        #expect(details?.isWhole == true)
        #expect(details?.details.sections.map { $0.entries.map(\.item) } == [[.movie(2)]])
    }

    @Test("the copy of version 8 alone restores its favorites")
    func version8CopyAlone() async throws {
        let folder = try await version8()
        try FileManager.default.removeItem(at: folder.file)
        let library = try await Library.test(provider, at: folder.store)
        let items = try await library.currentMarks([.favorite], in: CatalogID("movies")).map(\.item)
        #expect(items == Item.movies([3, 2, 1]))
        #expect(library.recovery?.returnedMarks == 3)
    }

    @Test("a table of version 8 that lost rows is salvaged with its copy, not migrated")
    func version8Lost() async throws {
        let folder = try await version8()
        let path = folder.file.path
        let old = try await Database.open(.file(path: path), migrator: .writtenByVersion8)
        try await old.write { connection throws(DatabaseError) in
            try connection.run("DELETE FROM favorites WHERE key = '2'")
        }
        await old.close()
        let library = try await Library.test(provider, at: folder.store)
        let favorites = Set([1, 2, 3].map(Item.ID.movie))
        #expect(try await library.favoritesNow() == favorites)
        #expect(library.recovery?.movedTo != nil)
    }

    @Test("a store whose free pages are in use is salvaged, and the migration destroys nothing")
    func freePages() async throws {
        let folder = try await version8()
        try FileManager.default.removeItem(atPath: folder.file.path + ".favorites")
        let path = folder.file.path
        let old = try await Database.open(.file(path: path), migrator: .writtenByVersion8)
        try await old.write { connection throws(DatabaseError) in
            try connection.execute(
                "CREATE TABLE large (value BLOB); INSERT INTO large VALUES (zeroblob(50000))"
            )
        }
        let items = try await old.write { connection throws(DatabaseError) in
            try connection.execute("DROP TABLE large")
            let sql = "SELECT rootpage FROM sqlite_schema WHERE name = 'items'"
            return try connection.first(sql) { UInt32($0.int(0)) }
        }
        await old.close()
        // https://www.sqlite.org/fileformat.html#the_freelist: the first trunk page, and on it the
        // next trunk, the number of leaves, and the leaves.
        var bytes = try Data(contentsOf: folder.file)
        let number = { (start: Int) in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        let trunk = (number(32) - 1) * 4_096
        let leaves = number(trunk + 4)
        #expect(leaves > 4)
        let page = withUnsafeBytes(of: try #require(items).bigEndian, Array.init)
        for leaf in 0..<leaves {
            let start = trunk + 8 + 4 * leaf
            bytes.replaceSubrange(start..<start + 4, with: page)
        }
        try bytes.write(to: folder.file)
        let library = try await Library.test(provider, at: folder.store)
        let found = try await library.currentMarks([.favorite], in: CatalogID("movies")).map(\.item)
        #expect(found == Item.movies([3, 2, 1]))
        #expect(library.recovery?.movedTo != nil)
    }

    @Test("an open program of version 8 can't write after the migration, and nothing is lost")
    func twoVersions() async throws {
        let folder = try await version8()
        let path = folder.file.path
        let old = try await Database.open(.file(path: path), migrator: .writtenByVersion8)
        let library = try await Library.test(provider, at: folder.store)
        await #expect(throws: DatabaseError.self) {
            try await old.write { connection throws(DatabaseError) in
                try connection.run(
                    "INSERT INTO favorites (source, key, added_at) VALUES ('movies.demo', '6', 1)"
                )
            }
        }
        await old.close()
        await #expect {
            _ = try await Database.open(.file(path: path), migrator: .writtenByVersion8)
        } throws: {
            ($0 as? DatabaseError)?.isFromTheFuture == true
        }
        try await library.edit([.add(.favorite)], of: .movie(5))
        await library.close()
        let again = try await Library.test(provider, at: folder.store)
        #expect(again.recovery == nil)
        #expect(try await again.favoritesNow() == Set([1, 2, 3, 5].map(Item.ID.movie)))
    }
}
