import Catalog
import CSQLite
import Foundation
import Primitives
import SQLiteKit
import TestSupport
import Testing

@testable import Library

@Suite("Damaged stores", .timeLimit(.minutes(5)))
struct DamagedStoreTests {
    private static let hearts = Set((0..<60).map { Item.ID.movie($0 * 3) })

    /// The marks of other kinds than favorites.
    private static let others = Dictionary(
        uniqueKeysWithValues: (0..<40).map { number in
            let kind = [MarkKind.toWatch, .watched, .rating, .note][number % 4]
            let id = MarkRow.ID(
                source: "movies.demo",
                key: String(number),
                kind: kind.rawValue,
                day: kind == .watched ? "2026-11-\(10 + number % 18)" : ""
            )
            let values = ["", "", "3.5", "A note\non movie \(number)"]
            return (id, values[number % 4])
        }
    )

    /// The files of a closed store with marks, by name; before version 10, with favorites only.
    private static func template(
        copied: Bool,
        isVersion8: Bool = false
    ) async throws -> [String: Data] {
        let folder = TemporaryFolder()
        let provider = StubProvider()
        let library = try await Library.test(provider, at: folder.store)
        let pages = (0..<10).map { page in
            (0..<20).map { Item.movie(page * 20 + $0, "Film \(page * 20 + $0) of the \(page)th") }
        }
        provider.answer(pages: pages)
        for number in 1...10 { try await library.page(number, of: .movies()) }
        // A fixed order, because it determines what a flipped byte damages.
        var dice = Dice(seed: 2)
        let order = hearts.sorted { $0.key < $1.key }.shuffled(using: &dice)
        for id in order { try await library.edit([.add(.favorite)], of: id) }
        // Added, then removed: none of these may return.
        for key in [1, 2, 4] {
            try await library.edit([.add(.favorite)], of: .movie(key))
            try await library.edit([.remove(.favorite)], of: .movie(key))
        }
        if !isVersion8 {
            for (id, value) in others.sorted(by: { $0.key.key < $1.key.key }) {
                try await library.mark(id, value)
            }
        }
        await library.close()
        if isVersion8 { try await folder.makeVersion8() }
        var files: [String: Data] = [:]
        for name in try folder.files where copied || !name.hasSuffix(".favorites") {
            let file = folder.file.deletingLastPathComponent().appending(path: name)
            files[name] = try Data(contentsOf: file)
        }
        return files
    }

    @Test(
        "of 300 damaged stores, none loses a mark that its copy contains",
        arguments: [false, true]
    )
    func copied(isVersion8: Bool) async throws {
        let template = try await Self.template(copied: true, isVersion8: isVersion8)
        try await Self.strike(300, template) { library, _, _ in
            let found = try await library.favoritesNow()
            #expect(found == Self.hearts)
            #expect((library.recovery?.missingMarks ?? 0) == 0)
            let items = try await library.currentMarks([.favorite], in: CatalogID("movies")).map(
                \.item
            )
            #expect(items.count == found.count)
            let marks = try await library.marksNow()
            let lost = Self.others.filter { !isVersion8 && marks[$0.key] != $0.value }
            #expect(lost == [:])
        }
    }

    @Test(
        "of 300 stores without a copy, none loses a readable mark, and losses are reported",
        arguments: [false, true]
    )
    func uncopied(isVersion8: Bool) async throws {
        let template = try await Self.template(copied: false, isVersion8: isVersion8)
        try await Self.strike(300, template) { library, readable, _ in
            let found = try await library.favoritesNow()
            let marks = try await library.marksNow()
            #expect(readable.filter { marks[$0.key] != $0.value } == [:])
            #expect(found.intersection([.movie(1), .movie(2), .movie(4)]).isEmpty)
            guard !found.isSuperset(of: Self.hearts) else { return }
            let recovery = try #require(library.recovery)
            let missing = Self.hearts.subtracting(found).count
            #expect((recovery.missingMarks ?? .max) >= missing)
        }
    }

    @Test("a mark without a scope, key, known kind, or real day isn't taken from a damaged store")
    func impossible() {
        func id(_ source: String, _ key: String, _ kind: String, _ day: String = "") -> MarkRow.ID {
            MarkRow.ID(source: source, key: key, kind: kind, day: day)
        }
        for day in ["", "2024", "2024-05", "2024-02-29"] {
            #expect(id("movies.demo", "1", "watched", day).isPossible)
        }
        let impossible = [
            id("", "1", "note"), id("movies", "1", "note"), id(".demo", "1", "note"),
            id("movies.dem", "1", "note"), id("movies.demo", "", "note"),
            id("movies.demo", "1", ""), id("movies.demo", "1", "nota"),
            id("movies.demo", "1", "watched", "2023-02-29"),
            id("movies.demo", "1", "watched", "soon"), id("movies.demo", "\u{1}", "note"),
            id("movies.demo", "\u{FFFD}", "note"), id("movies.demo@\u{FFFD}", "1", "note"),
        ]
        for id in impossible { #expect(!id.isPossible, "\(id)") }
    }

    @Test("impossible marks of a damaged table aren't in the new store")
    func impossibleRows() async throws {
        let template = try await Self.template(copied: false)
        let folder = TemporaryFolder()
        try folder.fill(with: template)
        let database = try await Database.open(.file(path: folder.file.path), migrator: .library)
        try await database.write { connection throws(DatabaseError) in
            try connection.execute(
                """
                UPDATE marks SET source = 'movies' WHERE key = '0' AND kind = 'favorite';
                UPDATE marks SET key = '' WHERE key = '3' AND kind = 'favorite';
                UPDATE marks SET kind = 'favourite' WHERE key = '6' AND kind = 'favorite';
                UPDATE marks SET value = '99' WHERE key = '2' AND kind = 'rating';
                UPDATE marks SET value = 'x' WHERE key = '9' AND kind = 'favorite';
                """
            )
        }
        await database.close()
        try await folder.zero(table: "visits")
        StoreFile(url: folder.file).markSuspect()
        let library = try await Library.test(StubProvider(), at: folder.store)
        #expect(library.recovery?.movedTo != nil)
        let marks = try await library.marksNow()
        #expect(marks.keys.filter { !$0.isPossible } == [])
        #expect(marks.count == Self.hearts.count + Self.others.count - 5)
    }

    @Test("restores a favorite without a stored item and does not report it as lost")
    func heartWithoutItem() async throws {
        let folder = TemporaryFolder()
        let provider = StubProvider()
        let library = try await Library.test(provider, at: folder.store)
        try await library.load(provider, [[1, 2]])
        for key in [1, 9] { try await library.edit([.add(.favorite)], of: .movie(key)) }
        await library.close()
        var bytes = try Data(contentsOf: folder.file)
        bytes.replaceSubrange(0..<16, with: Data(count: 16))
        try bytes.write(to: folder.file)
        let salvaged = try await Library.test(provider, at: folder.store)
        #expect(try await salvaged.favoritesNow() == [.movie(1), .movie(9)])
        #expect(salvaged.recovery?.missingMarks == 0)
        #expect(salvaged.recovery?.returnedMarks == 2)
    }

    @Test("a store of at most 200 bytes, or one that ends after any page, has its copy's marks")
    func short() async throws {
        let template = try await Self.template(copied: true)
        let count = try #require(template["store.sqlite"]).count
        let lengths = Array(0...200) + stride(from: 4_096, to: count, by: 4_096)
        try await Self.strike(
            lengths.count,
            template,
            by: { number, file in
                try Data(contentsOf: file).prefix(lengths[number]).write(to: file)
            }
        ) { library, _, file in
            #expect(try await library.favoritesNow() == Self.hearts)
            #expect(library.recovery?.missingMarks == 0)
            let marks = try await library.marksNow()
            #expect(Self.others.filter { marks[$0.key] != $0.value } == [:])
            let files = try FileManager.default.contentsOfDirectory(
                atPath: file.deletingLastPathComponent().path
            )
            #expect(!files.contains { $0.contains(".favorites.of-") })
        }
    }

    @Test("of 300 damaged stores, each takes the first change of a mark and can be read")
    func changed() async throws {
        let template = try await Self.template(copied: true)
        try await Self.strike(300, template) { library, _, file in
            // Each change waits for the disk, so not all marks are changed.
            for key in stride(from: 0, to: 180, by: 12) {
                try await library.edit([.remove(.favorite)], of: .movie(key))
                try await library.edit([.add(.favorite)], of: .movie(key))
            }
            for number in stride(from: 0, to: 40, by: 4) {
                try await library.mark(
                    MarkRow.ID(
                        source: "movies.demo",
                        key: String(number),
                        kind: MarkKind.note.rawValue,
                        day: ""
                    ),
                    "Changed"
                )
            }
            #expect(try await library.favoritesNow() == Self.hearts)
            _ = try await library.orderNow(.movies())
            #expect((library.recovery?.missingMarks ?? 0) == 0)
            let copy = try #require(MarksCopy(beside: file) { _ in }.read())
            #expect(copy.isInOrder && copy.snapshot.marks.count > 100)
        }
    }

    @Test("damage that is found by a read is repaired during the run, and reported")
    func repairedLater() async throws {
        let folder = TemporaryFolder()
        let provider = StubProvider()
        let library = try await Library.test(provider, at: folder.store)
        try await library.load(provider, [[1, 2]])
        for key in [1, 2] { try await library.edit([.add(.favorite)], of: .movie(key)) }
        await library.close()
        try await folder.zero(table: "list_rows")

        let damaged = try await Library.test(provider, at: folder.store)
        var recoveries = damaged.recoveries().makeAsyncIterator()
        #expect(await recoveries.next() != nil)
        #expect(damaged.recovery == nil)
        async let order = damaged.orderNow(.movies())
        async let page = damaged.page(1, of: .movies())
        async let change = damaged.edit([.add(.favorite)], of: .movie(3))
        _ = try await (order, page, change)
        #expect(try await damaged.orderNow(.movies()).keys == [1, 2])
        #expect(await recoveries.next() != nil)
        let recovery = try #require(damaged.recovery)
        #expect(recovery.movedTo != nil)
        #expect(recovery.missingMarks == 0)
        #expect(try await damaged.favoritesNow() == [.movie(1), .movie(2), .movie(3)])
    }

    @Test("closing during a repair leaves nothing open", arguments: 0..<20)
    func closedMeanwhile(yields: Int) async throws {
        let folder = TemporaryFolder()
        let provider = StubProvider()
        let library = try await Library.test(provider, at: folder.store)
        try await library.load(provider, [[1, 2]])
        try await library.edit([.add(.favorite)], of: .movie(1))
        await library.close()
        try await folder.zero(table: "list_rows")
        let damaged = try await Library.test(provider, at: folder.store)
        // Fails if the library is closed first.
        let reading = Task { _ = try? await damaged.orderNow(.movies()) }
        for _ in 0..<yields * yields { await Task.yield() }
        await damaged.close()
        await reading.value
        #expect(try !folder.files.contains { $0.hasSuffix(".sqlite-wal") })
        await #expect(throws: CatalogError.storage(code: SQLITE_MISUSE)) {
            try await damaged.favoritesNow()
        }
        #expect(try await Library.test(provider, at: folder.store).favoritesNow() == [.movie(1)])
    }

    @Test("while another process uses a damaged store, a change fails, and succeeds afterward")
    func usedElsewhere() async throws {
        let folder = TemporaryFolder()
        let provider = StubProvider()
        let library = try await Library.test(provider, at: folder.store)
        try await library.load(provider, [[1, 2]])
        try await library.edit([.add(.favorite)], of: .movie(1))
        await library.close()
        try await folder.zero(table: "list_rows")
        let (first, second) = (
            try await Library.test(provider, at: folder.store),
            try await Library.test(provider, at: folder.store)
        )
        await #expect(throws: CatalogError.storage(code: SQLITE_CORRUPT)) {
            try await first.page(1, of: .movies())
        }
        #expect(first.recovery == nil)
        #expect(try folder.files.contains("store.sqlite.suspect"))
        await second.close()
        try await first.page(1, of: .movies())
        #expect(first.recovery?.missingMarks == 0)
        #expect(try !folder.files.contains("store.sqlite.suspect"))
        #expect(try await first.favoritesNow() == [.movie(1)])
    }

    @Test("a store without tables has its copy's marks")
    func withoutTables() async throws {
        let template = try await Self.template(copied: true)
        let folder = TemporaryFolder()
        try folder.fill(with: template)
        try FileManager.default.removeItem(at: folder.file)
        let database = try await Database.open(
            .file(path: folder.file.path),
            migrator: Migrator([])
        )
        await database.close()
        #expect(try Data(contentsOf: folder.file).count == 4_096)
        let library = try await Library.test(StubProvider(), at: folder.store)
        #expect(try await library.favoritesNow() == Self.hearts)
        #expect(library.recovery?.movedTo == nil)
    }

    @Test("an empty store's -wal isn't deleted", arguments: [0, 1])
    func emptyWithWAL(length: Int) async throws {
        let template = try await Self.template(copied: true)
        let folder = TemporaryFolder()
        try folder.fill(with: template)
        let wal = Data("left over".utf8)
        try Data(count: length).write(to: folder.file)
        try wal.write(to: URL(filePath: folder.file.path + "-wal"))
        let library = try await Library.test(StubProvider(), at: folder.store)
        #expect(try await library.favoritesNow() == Self.hearts)
        let moved = try #require(library.recovery?.movedTo)
        #expect(try Data(contentsOf: URL(filePath: moved.path + "-wal")) == wal)
    }

    @Test("of 100 damaged copies, none loses a favorite, and each copy is repaired")
    func damagedCopy() async throws {
        let template = try await Self.template(copied: true)
        try await Self.strike(100, template, "store.sqlite.favorites") { library, _, file in
            let found = try await library.favoritesNow()
            #expect(found == Self.hearts)
            #expect(library.recovery == nil)
            let copy = try #require(MarksCopy(beside: file) { _ in }.read())
            #expect(copy.isInOrder)
            let favorites = copy.snapshot.marks.filter { $0.id.kind == "favorite" }
            #expect(Set(favorites.map(\.id.key)) == Set(Self.hearts.map(\.key)))
        }
    }
}

extension DamagedStoreTests {
    /// Damages `count` stores, at random by default and four at a time, and opens each with the
    /// library.
    ///
    /// `body` receives the marks that are still readable, and the file.
    private static func strike(
        _ count: Int,
        _ template: [String: Data],
        _ name: String = "store.sqlite",
        by damage: @escaping @Sendable (Int, URL) throws -> Void = { seed, file in
            var damage = Damage(seed: UInt64(seed + 1))
            try damage.strike(file)
        },
        body: @escaping @Sendable (Library, [MarkRow.ID: String], URL) async throws -> Void
    ) async throws {
        try await withThrowingTaskGroup { group in
            for lane in 0..<4 {
                group.addTask {
                    for seed in stride(from: lane, to: count, by: 4) {
                        let folder = TemporaryFolder()
                        let data = try folder.fill(with: template)
                        try damage(seed, data.appending(path: name))
                        let readable = readableMarks(folder.file.path)
                        do {
                            try await open(folder, readable, body)
                        } catch {
                            Issue.record("store \(seed): \(error)")
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    private static func open(
        _ folder: TemporaryFolder,
        _ readable: [MarkRow.ID: String],
        _ body: @Sendable (Library, [MarkRow.ID: String], URL) async throws -> Void
    ) async throws {
        let library = try await Library.test(StubProvider(), at: folder.store)
        do {
            try await body(library, readable, folder.file)
        } catch {
            await library.close()
            throw error
        }
        await library.close()
    }

    /// The template's marks that a query still returns from a file.
    private static func readableMarks(_ path: String) -> [MarkRow.ID: String] {
        var database: OpaquePointer?
        var statement: OpaquePointer?
        defer {
            sqlite3_finalize(statement)
            sqlite3_close(database)
        }
        let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX
        guard sqlite3_open_v2(path, &database, flags, nil) == SQLITE_OK else { return [:] }
        let marks = "SELECT source, key, kind, day, value, changed_at FROM marks"
        if sqlite3_prepare_v2(database, marks, -1, &statement, nil) != SQLITE_OK {
            let favorites = "SELECT source, key, 'favorite', '', '', added_at FROM favorites"
            sqlite3_prepare_v2(database, favorites, -1, &statement, nil)
        }
        var readable: [MarkRow.ID: String] = [:]
        while sqlite3_step(statement) == SQLITE_ROW {
            let columns = (0..<5).map { column in
                sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
            }
            let id = MarkRow.ID(
                source: columns[0],
                key: columns[1],
                kind: columns[2],
                day: columns[3]
            )
            // Damage may have made other marks of these.
            let isHeart =
                id == MarkRow.ID(source: "movies.demo", key: id.key)
                && hearts.contains(Item.ID(CatalogID("movies"), id.key)) && columns[4] == ""
            if isHeart || others[id] == columns[4] { readable[id] = columns[4] }
        }
        return readable
    }
}

extension TemporaryFolder {
    /// Writes the files of a store, by name; returns their folder.
    @discardableResult
    fileprivate func fill(with template: [String: Data]) throws -> URL {
        let data = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        for (name, bytes) in template { try bytes.write(to: data.appending(path: name)) }
        return data
    }

    /// Overwrites the first page of a table with zeros.
    fileprivate func zero(table: String) async throws {
        let database = try await Database.open(.file(path: file.path), migrator: .library)
        let page = try await database.read { connection throws(DatabaseError) in
            try connection.first(
                "SELECT rootpage FROM sqlite_schema WHERE name = ?",
                [table]
            ) { $0.integer(0) }
        }
        await database.close()
        let start = (Int(try #require(page)) - 1) * 4_096
        var bytes = try Data(contentsOf: file)
        bytes.replaceSubrange(start..<start + 4_096, with: Data(count: 4_096))
        try bytes.write(to: file)
    }
}
