import Catalog
import Foundation
import Primitives
import SQLiteKit
import TestSupport
import Testing

@testable import Library

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What happens to a store of 0.4, with schema version 15, when 0.5 opens it.
@Suite("Migrating a store of 0.4", .timeLimit(.minutes(5)))
struct ReleaseMigrationTests {
    private let folder = TemporaryFolder()
    private let movies = StubProvider(.marked)

    init() throws { try folder.place("0.4.0.sqlite") }

    private var backup: URL { URL(filePath: folder.file.path + ".before-0.5.0") }

    /// Runs `body` in a transaction on the store as version 15 left it.
    private func change(
        _ body: @Sendable (Connection) throws(DatabaseError) -> Void
    ) async throws {
        let old = try await Database.open(.file(path: folder.file.path), migrator: .version15)
        try await old.write { connection throws(DatabaseError) in try body(connection) }
        await old.close()
    }

    @Test("the whole store is copied first, under its name only when it is complete")
    func copied() async throws {
        let part = URL(filePath: backup.path + ".part")
        try Data("left by a crash".utf8).write(to: part)
        let library = try await Library.test(movies, at: folder.store)
        let marks = try await library.marksNow()
        #expect(marks.count == 8)
        await library.close()
        #expect(!FileManager.default.fileExists(atPath: part.path))
        let permissions = try FileManager.default.attributesOfItem(atPath: backup.path)
        #expect(permissions[.posixPermissions] as? Int == 0o600)
        let old = try await Database.open(.file(path: backup.path), migrator: .version15)
        let copied = try await old.read { connection throws(DatabaseError) in
            try MarksSnapshot(table: connection).values
        }
        await old.close()
        #expect(copied == marks)
    }

    @Test("a copy that is there is kept, and a new store isn't copied")
    func kept() async throws {
        let own = Data("mine".utf8)
        try own.write(to: backup)
        await (try Library.test(movies, at: folder.store)).close()
        #expect(try Data(contentsOf: backup) == own)
        let new = TemporaryFolder()
        await (try Library.test(movies, at: new.store)).close()
        #expect(try !new.files.contains { $0.contains("before") })
    }

    @Test("the copy is removed after 30 days, by a start that finds the store whole")
    func removed() async throws {
        await (try Library.test(movies, at: folder.store)).close()
        let made = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes(
            [.modificationDate: made],
            ofItemAtPath: backup.path
        )
        let isThere = { FileManager.default.fileExists(atPath: backup.path) }
        let start = { (days: Double) in
            let date = made.addingTimeInterval(days * 86_400)
            await (try Library.test(movies, at: folder.store, now: { date })).close()
        }
        try await start(29.9)
        #expect(isThere())
        // The table lacks a mark, which the copy of the marks restores.
        let database = try await Database.open(.file(path: folder.file.path), migrator: .library)
        try await database.write { connection throws(DatabaseError) in
            try connection.run("DELETE FROM marks WHERE kind = 'note'")
        }
        await database.close()
        try await start(31)
        #expect(isThere())
        try await start(31)
        #expect(!isThere())
    }

    @Test("while an older program has the store open, nothing is migrated, and then it is")
    func heldByOlder() async throws {
        let older = StoreLock(folderOf: folder.file)
        #expect(older.share())
        // A cancelled start waits without delays.
        let opening = Task { [folder, movies] in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await Library.test(movies, at: folder.store)
        }
        await #expect(throws: CatalogError.storage(code: 5)) { try await opening.value }
        #expect(!FileManager.default.fileExists(atPath: backup.path))
        // The older program still reads and writes its schema.
        try await change { connection throws(DatabaseError) in
            try connection.run(
                """
                INSERT INTO genres (source, position, key, name, aliases)
                VALUES ('movies.demo', 90, 'z', 'Zither', '')
                """
            )
        }
        older.release()
        let library = try await Library.test(movies, at: folder.store)
        let genres = try await library.genres(of: CatalogID("movies"), policy: .storeOnly).value
        #expect(genres.last?.name == "Zither")
        #expect(FileManager.default.fileExists(atPath: backup.path))
    }

    @Test("genres keep their names, by language; offline lists know their pictures")
    func tables() async throws {
        try await change { connection throws(DatabaseError) in
            try connection.execute(
                """
                DELETE FROM genres;
                INSERT INTO genres (source, position, key, name, aliases) VALUES
                    ('movies.demo', 0, '18', 'драма', 'Drama'),
                    ('movies.demo', 1, '99', 'Noir', '');
                INSERT INTO offline_lists (id, source, list, state)
                VALUES (7, 'movies.demo', 'popular', 'kept');
                INSERT INTO offline_images (list, path, variant, bytes, is_absent) VALUES
                    (7, '/1', 'w100', 10, 0), (7, '/1', 'w200', 20, 0), (7, '/2', 'w100', 5, 0),
                    (7, '/2', 'w200', NULL, 0), (7, '/3', 'w100', NULL, 1);
                """
            )
        }
        let library = try await Library.test(movies, at: folder.store)
        let genres = try await library.genres(of: CatalogID("movies"), policy: .storeOnly).value
        #expect(
            genres == [
                Genre(key: "18", name: "Drama", names: ["en": "Drama", "uk": "драма"]),
                Genre(key: "99", name: "Noir", names: ["en": "Noir"]),
            ]
        )
        var lists = library.offlineLists().makeAsyncIterator()
        let progress = try #require(try await lists.next()?.first).progress
        #expect(progress.totalImages == 3)
        #expect(progress.loadedImages == 2)
        #expect(progress.absentImages == 1)
        #expect(progress.bytes == 35)
    }

    @Test("the copy, put back in place of the store, has the marks made since then")
    func putBack() async throws {
        let library = try await Library.test(movies, at: folder.store)
        let before = try await library.marksNow()
        try await library.edit([.add(.note("Later"))], of: .movie(1001))
        try await library.edit([.remove(.favorite)], of: .movie(1296))
        let after = try await library.marksNow()
        await library.close()
        #expect(Set(after.keys) != Set(before.keys))
        try FileManager.default.removeItem(at: folder.file)
        try FileManager.default.moveItem(at: backup, to: folder.file)
        let again = try await Library.test(movies, at: folder.store)
        #expect(try await again.marksNow() == after)
        #expect(try folder.files.contains("store.sqlite.before-0.5.0"))
    }

    @Test("a program of 0.4 refuses the migrated store and changes nothing")
    func olderProgram() async throws {
        await (try Library.test(movies, at: folder.store)).close()
        let bytes = try Data(contentsOf: folder.file)
        await #expect {
            _ = try await Database.open(.file(path: folder.file.path), migrator: .version15)
        } throws: {
            ($0 as? DatabaseError)?.isFromTheFuture == true
        }
        #expect(try Data(contentsOf: folder.file) == bytes)
    }

    #if !os(iOS)
    @Test("without room for the copy, nothing is migrated or lost, and the reason is told")
    func noRoom() async {
        await #expect(processExitsWith: .success) {
            let folder = TemporaryFolder()
            try folder.place("0.4.0.sqlite")
            let bytes = try Data(contentsOf: folder.file)
            // Larger files fail as on a full disk instead of ending the process.
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 100_000, rlim_max: 100_000)
            #if canImport(Glibc)
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            #else
            setrlimit(RLIMIT_FSIZE, &limit)
            #endif
            let library = try await Library.test(StubProvider(.marked), at: folder.store)
            #expect(library.unsaved == .storage(code: 269))
            #expect(try await library.marksNow().count == 8)
            await library.close()
            #expect(try Data(contentsOf: folder.file) == bytes)
            #expect(try !folder.files.contains { $0.contains("before") })
        }
    }
    #endif
}

extension Migrator {
    /// Opens a store of schema version 15, without changing it.
    static let version15 = Migrator((0..<15).map { _ in Migration { _ in } })
}
