import Catalog
import Foundation
import SQLiteKit
import TestSupport
import Testing

@testable import Library

@Suite("Migrating search text", .timeLimit(.minutes(5)))
struct SearchTextMigrationTests {
    private let folder = TemporaryFolder()

    /// Creates a closed store of version 8 whose titles are numbered and in Japanese, except every tenth.
    private func fill(_ count: Int) async throws {
        let data = folder.file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        let path = folder.file.path
        let old = try await Database.open(.file(path: path), migrator: .writtenByVersion8)
        try await old.write { connection throws(DatabaseError) in
            try connection.run(
                """
                WITH RECURSIVE numbers(n) AS (
                    VALUES (1) UNION ALL SELECT n + 1 FROM numbers WHERE n < ?
                )
                INSERT INTO items (id, source, key, title, facets, words)
                SELECT n, 'movies.demo', n, title, x'', title FROM (
                    SELECT n, CASE n % 10 WHEN 0 THEN 'Київ ' ELSE '千と千尋の神隠し ' END || n AS title
                    FROM numbers
                )
                """,
                [count]
            )
            try connection.rebuildTitleIndex()
        }
        await old.close()
    }

    @Test("100,000 titles of an earlier version are found by their parts")
    func large() async throws {
        try await fill(100_000)
        let library = try await Library.test(StubProvider(), at: folder.store)
        #expect(library.recovery == nil)
        for (typed, keys) in [
            ("神隠し 99999", [99_999]), ("千尋の 1", [1, 11, 12]), ("київ 99990", [99_990]),
        ] {
            let found = try await library.orderNow(.movies(search: typed)).keys
            #expect(found.prefix(3) == keys[...])
        }
    }

    @Test("items of an earlier version can be changed and removed without a trace in the index")
    func changes() async throws {
        try await fill(20)
        let provider = StubProvider()
        let library = try await Library.test(provider, at: folder.store)
        provider.answer([.movie(11, "Premiere")])
        try await library.page(1, of: .movies())
        #expect(
            try await library.orderNow(.movies(search: "神隠し")).keys == Array(1...9) + Array(12...19)
        )
        await library.close()
        let database = try await Database.open(.file(path: folder.file.path), migrator: .library)
        try await database.write { connection throws(DatabaseError) in
            try connection.run("INSERT INTO titles (titles, rank) VALUES ('integrity-check', 1)")
        }
    }

    @Test("a store of an earlier version that is salvaged is searched by parts, too")
    func salvaged() async throws {
        try await fill(20)
        let path = folder.file.path
        let old = try await Database.open(.file(path: path), migrator: .writtenByVersion8)
        try await old.write { connection throws(DatabaseError) in
            try connection.run("DROP TABLE favorites")
        }
        await old.close()
        let library = try await Library.test(StubProvider(), at: folder.store)
        #expect(library.recovery?.movedTo != nil)
        #expect(
            try await library.orderNow(.movies(search: "神隠し")).keys == Array(1...9) + Array(11...19)
        )
    }
}
