import Catalog
import Foundation
import SQLiteKit
import TestSupport
import Testing

@testable import Library

/// Damage in one chosen place; ``DamagedStoreTests`` has damage at random.
@Suite("Salvaging marks", .timeLimit(.minutes(5)))
struct SalvageTests {
    private let provider = StubProvider()
    private let folder = TemporaryFolder()
    private let movies = CatalogID("movies")

    /// Fills a store with this many favorites of stored movies, and closes it.
    private func fill(_ count: Int, copied: Bool = false) async throws {
        let library = try await Library.test(provider, at: folder.store)
        try await library.load(provider, [Array(1...count)])
        let marks = (1...count).map { key in
            MarkRow.ID(source: "movies.demo", key: String(key))
        }
        try await library.store.writeMarks { _, writer throws(DatabaseError) in
            for id in marks { #expect(try writer.add(id, changedAt: 1)) }
            return ((), [])
        }
        await library.close()
        if !copied { try FileManager.default.removeItem(atPath: folder.file.path + ".favorites") }
    }

    /// The first page of a table or index, 1-based.
    private func root(of name: String) async throws -> Int {
        let database = try await Database.open(.file(path: folder.file.path), migrator: .library)
        let page = try await database.read { connection throws(DatabaseError) in
            try connection.first("SELECT rootpage FROM sqlite_schema WHERE name = ?", [name]) {
                $0.int(0)
            }
        }
        await database.close()
        return try #require(page)
    }

    private func change(page: Int, _ body: (inout Data) throws -> Void) throws {
        var bytes = try Data(contentsOf: folder.file)
        let range = (page - 1) * 4_096..<page * 4_096
        var part = Data(bytes[range])
        try body(&part)
        bytes.replaceSubrange(range, with: part)
        try bytes.write(to: folder.file)
    }

    /// The pages below an index's interior page, in order.
    /// https://www.sqlite.org/fileformat.html#b_tree_pages
    private func leaves(below page: Int) throws -> [Int] {
        let bytes = try Data(contentsOf: folder.file).dropFirst((page - 1) * 4_096).prefix(4_096)
        let data = Data(bytes)
        let number = { (at: Int, count: Int) in
            data[at..<at + count].reduce(0) { $0 << 8 | Int($1) }
        }
        #expect(data[0] == 2)
        let cells = (0..<number(3, 2)).map { number(12 + 2 * $0, 2) }
        return cells.map { number($0, 4) } + [number(8, 4)]
    }

    @Test("without its table, marks are read from the index, around a damaged page")
    func index() async throws {
        try await fill(900)
        let table = try await root(of: "marks")
        let index = try await root(of: "sqlite_autoindex_marks_1")
        let leaves = try leaves(below: index)
        #expect(leaves.count > 4)
        try change(page: table) { $0 = Data(count: 4_096) }
        try change(page: leaves[2]) { $0 = Data(count: 4_096) }
        let library = try await Library.test(provider, at: folder.store)
        let found = try await library.favoritesNow()
        // Two leaves of 100 to 200 keys each are before the damaged one, the others after it.
        #expect(found.count > 900 - 300)
        #expect(found.count < 900)
        let recovery = try #require(library.recovery)
        #expect(recovery.returnedMarks == found.count)
        #expect(recovery.missingMarks == 900 - found.count)
    }

    @Test("of two keys for one row, the one that has an item counts", arguments: [true, false])
    func key(isTableDamaged: Bool) async throws {
        try await fill(9)
        let damaged = isTableDamaged ? "marks" : "sqlite_autoindex_marks_1"
        try change(page: try await root(of: damaged)) { page in
            let key = Data("movies.demo7favorite".utf8)
            let place = try #require(page.range(of: key))
            page[place.lowerBound + 11] = UInt8(ascii: "x")
        }
        let library = try await Library.test(provider, at: folder.store)
        #expect(try await library.favoritesNow() == Set((1...9).map(Item.ID.movie)))
        #expect(library.recovery?.missingMarks == 0)
    }

    @Test("marks whose items are lost have the titles of the copy; without it, they are missed")
    func items() async throws {
        for copied in [true, false] {
            let tests = SalvageTests()
            try await tests.fill(3, copied: copied)
            let database = try await Database.open(
                .file(path: tests.folder.file.path),
                migrator: .library
            )
            try await database.write { connection throws(DatabaseError) in
                try connection.run("DELETE FROM items WHERE key = '2'")
            }
            await database.close()
            if !copied {
                try tests.change(page: try await tests.root(of: "visits")) {
                    $0 = Data(count: 4_096)
                }
            }
            StoreFile(url: tests.folder.file).markSuspect()
            let library = try await Library.test(provider, at: tests.folder.store)
            let marks = try await library.currentMarks([.favorite], in: movies)
            #expect(Set(marks.map(\.item.id.key)) == ["1", "2", "3"])
            let title = marks.first { $0.item.id.key == "2" }?.item.title
            #expect(title == (copied ? Item.movie(2).title : "2"))
            #expect(library.recovery?.missingMarks == (copied ? 0 : 1))
            await library.close()
        }
    }

    @Test("a page of a list is dropped if one of its rows can't be read")
    func lists() async throws {
        try await fill(3, copied: true)
        try change(page: try await root(of: "list_rows")) { $0 = Data(count: 4_096) }
        StoreFile(url: folder.file).markSuspect()
        let library = try await Library.test(provider, at: folder.store)
        #expect(library.recovery?.movedTo != nil)
        let order = try await library.orderNow(.movies())
        #expect(order.loadedPages == 0 && order.ids.isEmpty)
        #expect(try await library.favoritesNow().count == 3)
    }

    @Test("a complete replacement that a crash left beside the store's place is put there")
    func replacement() async throws {
        try await fill(3, copied: true)
        try FileManager.default.moveItem(
            at: folder.file,
            to: URL(filePath: folder.file.path + ".new")
        )
        let library = try await Library.test(provider, at: folder.store)
        #expect(library.recovery == nil)
        #expect(try await library.orderNow(.movies()).keys == [1, 2, 3])
        #expect(try !folder.files.contains("store.sqlite.new"))
    }

    @Test("of two values of a mark, the later one counts, or that of the copy")
    func values() {
        let id = MarkRow.ID(source: "movies.demo", key: "a", kind: "rating")
        let snapshot = { (value: String, changedAt: Double, isWhole: Bool) in
            MarksSnapshot(
                marks: [MarkRow(id: id, value: value, changedAt: changedAt, item: nil)],
                stamp: MarksStamp(store: "ab", generation: 1, count: 1),
                isWhole: isWhole
            )
        }
        for (table, copy, value) in [(1.0, 2.0, "4"), (2.0, 1.0, "3"), (1.0, 1.0, "4")] {
            let merged = snapshot("3", table, false).merged(with: snapshot("4", copy, false))
            #expect(merged.map(\.value) == [value])
        }
    }

    @Test("a newer copy's removals count even if it is damaged")
    func removals() {
        let row = { (key: String) in
            MarkRow(id: MarkRow.ID(source: "movies.demo", key: key), changedAt: 1, item: nil)
        }
        let table = MarksSnapshot(
            marks: [row("a"), row("b")],
            stamp: MarksStamp(store: "ab", generation: 1, count: 2),
            isWhole: true
        )
        let copy = MarksSnapshot(
            marks: [row("c")],
            stamp: MarksStamp(store: "ab", generation: 3, count: 2),
            removed: [row("a").id: 2, row("b").id: 1]
        )
        #expect(table.merged(with: copy).map(\.id.key) == ["b", "c"])
    }
}
