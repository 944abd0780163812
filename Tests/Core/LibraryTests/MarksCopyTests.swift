import Catalog
import Dispatch
import Foundation
import Primitives
import SQLiteKit
import TestSupport
import Testing

@testable import Library

@Suite("Favorites copy", .timeLimit(.minutes(5)))
struct MarksCopyTests {
    private let provider = StubProvider()
    private let folder = TemporaryFolder()

    private func library() async throws -> Library {
        try await Library.test(provider, at: folder.store)
    }

    private var copy: URL { URL(filePath: folder.file.path + ".favorites") }

    /// Adds favorites and removes the last one.
    private func fill() async throws {
        let library = try await library()
        try await library.load(provider, [[1, 2, 3]])
        for key in 1...3 { try await library.edit([.add(.favorite)], of: .movie(key)) }
        try await library.edit([.remove(.favorite)], of: .movie(3))
        await library.close()
    }

    @Test("restores a deleted store from its copy, with titles and order, and reports it")
    func goneStore() async throws {
        try await fill()
        try FileManager.default.removeItem(at: folder.file)
        let library = try await library()
        let items = try await library.currentMarks([.favorite], in: CatalogID("movies")).map(\.item)
        #expect(items == [.movie(2), .movie(1)])
        let expected = StoreRecovery(movedTo: nil, returnedMarks: 2, missingMarks: 0)
        #expect(library.recovery == expected)
        await library.close()
        #expect(try await self.library().recovery == nil)
    }

    @Test("titles and paths keep their line breaks and tabs")
    func lineEnds() async throws {
        let library = try await library()
        let items = (1...3).map { key in
            Item.movie(key, "a\r\nb\tc\\n\(key)", artwork: Artwork(path: "/\(key)\r\n.jpg"))
        }
        provider.answer(items)
        try await library.page(1, of: .movies())
        for item in items { try await library.edit([.add(.favorite)], of: item.id) }
        await library.close()
        try FileManager.default.removeItem(at: folder.file)
        let later = try await self.library()
        let found = try await later.currentMarks([.favorite], in: CatalogID("movies")).map(\.item)
        #expect(found == items.reversed())
    }

    @Test("restores favorites missing from the table, but not removed ones")
    func vanished() async throws {
        try await fill()
        let database = try await Database.open(.file(path: folder.file.path), migrator: .library)
        try await database.write { connection throws(DatabaseError) in
            try connection.run("DELETE FROM marks WHERE key = '1'")
        }
        await database.close()
        let library = try await library()
        #expect(try await library.favoritesNow() == [.movie(1), .movie(2)])
        #expect(library.recovery?.returnedMarks == 2)
    }

    @Test("a complete table that is newer than the copy prevails")
    func newerTable() async throws {
        try await fill()
        let old = try Data(contentsOf: copy)
        let later = try await library()
        try await later.edit([.remove(.favorite)], of: .movie(1))
        try await later.edit([.add(.favorite)], of: .movie(3))
        await later.close()
        try old.write(to: copy)
        let library = try await library()
        #expect(try await library.favoritesNow() == [.movie(2), .movie(3)])
        #expect(library.recovery == nil)
        await library.close()
        // The copy was rewritten and now matches the table.
        try FileManager.default.removeItem(at: folder.file)
        #expect(try await self.library().favoritesNow() == [.movie(2), .movie(3)])
    }

    @Test("a table older than the copy receives all later additions and removals")
    func olderTable() async throws {
        try await fill()
        let old = try Data(contentsOf: folder.file)
        let later = try await library()
        try await later.edit([.remove(.favorite)], of: .movie(1))
        try await later.edit([.add(.favorite)], of: .movie(3))
        await later.close()
        try old.write(to: folder.file)
        let library = try await library()
        #expect(try await library.favoritesNow() == [.movie(2), .movie(3)])
        #expect(library.recovery?.returnedMarks == 1)
    }

    @Test("a copy truncated at any length doesn't lose favorites")
    func cutOff() async throws {
        try await fill()
        let whole = try Data(contentsOf: copy)
        let count = try #require(whole.lastIndex { $0 != UInt8(ascii: "\n") })
        for length in stride(from: 0, through: count, by: count / 20) {
            try whole.prefix(length).write(to: copy)
            let library = try await library()
            #expect(try await library.favoritesNow() == [.movie(1), .movie(2)])
            #expect(library.recovery == nil)
            await library.close()
        }
    }

    @Test("an unwritable copy doesn't lose favorites and is repaired later")
    func unwritable() async throws {
        try FileManager.default.createDirectory(
            at: copy.appending(path: "taken"),
            withIntermediateDirectories: true
        )
        try await fill()
        #expect(try await library().favoritesNow() == [.movie(1), .movie(2)])
        try FileManager.default.removeItem(at: copy)
        await (try library()).close()
        try FileManager.default.removeItem(at: folder.file)
        #expect(try await library().favoritesNow() == [.movie(1), .movie(2)])
    }

    @Test("another store in the same place keeps its favorites, and the old copy is set aside")
    func otherStore() async throws {
        let other = TemporaryFolder()
        let theirs = try await Library.test(provider, at: other.store)
        try await theirs.edit([.add(.favorite)], of: .movie(9))
        await theirs.close()
        try await fill()
        try Data(contentsOf: other.file).write(to: folder.file)
        let library = try await library()
        #expect(try await library.favoritesNow() == [.movie(9)])
        #expect(try folder.files.filter { $0.contains(".favorites.of-") }.count == 1)
    }

    @Test("a copy that is set aside doesn't replace an older one")
    func setAsideTwice() async throws {
        for round in 1...3 {
            try await fill()
            let own = try Data(contentsOf: folder.file)
            let other = TemporaryFolder()
            let library = try await Library.test(provider, at: other.store)
            try await library.edit([.add(.favorite)], of: .movie(9))
            await library.close()
            try Data(contentsOf: other.file).write(to: folder.file)
            await (try self.library()).close()
            #expect(try folder.files.filter { $0.contains(".favorites.of-") }.count == round)
            try own.write(to: folder.file)
            try FileManager.default.removeItem(at: copy)
            await (try self.library()).close()
        }
    }

    @Test("a copy that lacks changes is incomplete, even if its count is right")
    func gap() {
        func change(_ change: MarkChange, _ generation: Int, count: Int) -> [UInt8] {
            let stamp = MarksStamp(store: "ab", generation: generation, count: count)
            return CopyLine.change(change, generation: generation).bytes + CopyLine.end(stamp).bytes
        }
        func added(_ key: String) -> MarkChange {
            let id = MarkRow.ID(source: "movies.live", key: key)
            return .added(MarkRow(id: id, changedAt: 0, item: nil))
        }
        let removed = MarkChange.removed(MarkRow.ID(source: "movies.live", key: "a"), value: "")
        let (first, last) = (change(added("a"), 1, count: 1), change(added("c"), 4, count: 2))
        let between = change(added("b"), 2, count: 2) + change(removed, 3, count: 1)
        #expect(MarksCopy.contents(of: first + between + last).snapshot.isWhole)
        #expect(!MarksCopy.contents(of: first + last).snapshot.isWhole)
        let (header, lost) = (MarksCopy.header, change(added("a"), 1, count: 2))
        #expect(MarksCopy.contents(of: header + first).snapshot.isWhole)
        #expect(!MarksCopy.contents(of: header + lost).snapshot.isWhole, "a change is missing")
    }

    @Test("a damaged line is noticed even if it leaves the count right, and nothing follows it")
    func damagedLine() {
        let id = MarkRow.ID(source: "movies.live", key: "a", kind: "rating")
        let row = { (value: String) in
            MarkRow(id: id, value: value, changedAt: 0, item: nil)
        }
        func lines(_ changes: [MarkChange], _ generation: Int) -> [UInt8] {
            let end = CopyLine.end(MarksStamp(store: "ab", generation: generation, count: 1))
            return changes.flatMap { CopyLine.change($0, generation: generation).bytes } + end.bytes
        }
        let first = MarksCopy.header + lines([.added(row("3"))], 1)
        let second = lines([.removed(id, value: "3"), .added(row("4"))], 2)
        let whole = MarksCopy.contents(of: first + second)
        #expect(whole.isInOrder && whole.snapshot.marks == [row("4")])
        // Both lines of the change are damaged, so that as many marks were removed as added.
        var damaged = second
        let ends = second.indices.filter { second[$0] == UInt8(ascii: "\n") }
        for end in ends.prefix(2) { damaged[end - 1] ^= 1 }
        let contents = MarksCopy.contents(of: first + damaged)
        #expect(!contents.snapshot.isWhole && !contents.isInOrder)
        // A crash may leave a last line like this one, which isn't damage.
        let cut = MarksCopy.contents(of: first + damaged.prefix(ends[0] + 1))
        #expect(cut.snapshot.isWhole && !cut.isInOrder)
        #expect(cut.snapshot.marks == [row("3")])
    }

    @Test("a copy that something else has changed or replaced is written anew by the next change")
    func changedMeanwhile() async throws {
        let library = try await library()
        try await library.load(provider, [[1, 2, 3, 4]])
        try await library.edit([.add(.favorite)], of: .movie(1))
        let old = try Data(contentsOf: copy)
        let mark = { (key: Int) in
            try await library.edit([.add(.favorite)], of: .movie(key))
            let contents = MarksCopy.contents(of: Array(try Data(contentsOf: copy)))
            #expect(contents.isInOrder)
            #expect(Set(contents.snapshot.marks.map(\.id.key)) == Set((1...key).map(String.init)))
        }
        try await mark(2)
        // An older file in its place, which isn't the same file even if it is as long.
        try old.write(to: copy, options: .atomic)
        try await mark(3)
        // A line after the last one.
        var bytes = try Data(contentsOf: copy)
        let last = try #require(bytes.lastIndex { $0 != UInt8(ascii: "\n") })
        bytes[last + 2] = UInt8(ascii: "x")
        let handle = try FileHandle(forWritingTo: copy)
        try handle.write(contentsOf: bytes)
        try handle.close()
        try await mark(4)
        await library.close()
    }

    @Test("a change that can't be committed isn't in the copy")
    func notCommitted() async throws {
        let library = try await library()
        try await library.load(provider, [[1, 2]])
        try await library.edit([.add(.favorite)], of: .movie(1))
        let id = MarkRow.ID(source: "movies.demo", key: "2")
        await #expect(throws: CatalogError.self) {
            try await library.store.writeMarks { connection, marks throws(DatabaseError) in
                #expect(try marks.add(id, changedAt: 1))
                // A row without its list, which is noticed only when the transaction ends.
                try connection.run("PRAGMA defer_foreign_keys = ON")
                try connection.run(
                    "INSERT INTO list_pages (list, page, fetched_at) VALUES (99, 1, 0)"
                )
                return ((), [])
            }
        }
        let contents = MarksCopy.contents(of: Array(try Data(contentsOf: copy)))
        #expect(contents.isInOrder)
        #expect(contents.snapshot.marks.map(\.id.key) == ["1"])
        #expect(try await library.favoritesNow() == [.movie(1)])
        await library.close()
    }

    @Test("long notes that change often don't let the copy grow without limit")
    func longNotes() async throws {
        let store = try await store(syncedAfter: .seconds(3_600)) {}
        let note = MarkRow.ID(source: "movies.live", key: "1", kind: "note")
        for number in 0..<80 {
            let text = "\(number % 10)" + String(repeating: "ї", count: 9_999)
            try await store.writeMarks { _, marks throws(DatabaseError) in
                #expect(try marks.add(note, value: text, changedAt: 1))
                return ((), [])
            }
            let copy = URL(filePath: folder.url.path + "/store.sqlite.favorites")
            #expect(try Data(contentsOf: copy).count < 2_500_000)
        }
        await store.close()
    }

    @Test("after a damaged table, each mark has its last value")
    func lastValues() async throws {
        let library = try await library()
        try await library.load(provider, [[1, 2]])
        let rating = MarkRow.ID(source: "movies.demo", key: "1", kind: "rating")
        let note = MarkRow.ID(source: "movies.demo", key: "2", kind: "note")
        for (id, value) in [(rating, "3"), (note, "A\nB\tC"), (rating, "4.5"), (note, "D\\n")] {
            try await library.mark(id, value)
        }
        await library.close()
        var bytes = try Data(contentsOf: folder.file)
        bytes.replaceSubrange(0..<16, with: Data(count: 16))
        try bytes.write(to: folder.file)
        let salvaged = try await self.library()
        #expect(try await salvaged.marksNow() == [rating: "4.5", note: "D\\n"])
        #expect(salvaged.recovery?.missingMarks == 0)
        #expect(salvaged.recovery?.returnedMarks == 2)
    }

    @Test("a mark that a newer, damaged copy removed and added again stays")
    func addedAgain() {
        let row = { (key: String) in
            MarkRow(id: MarkRow.ID(source: "movies.demo", key: key), changedAt: 1, item: nil)
        }
        let lines: [(MarkChange, Int, count: Int)] = [
            (.added(row("a")), 1, 1), (.removed(row("a").id, value: ""), 2, 0),
            (.added(row("a")), 3, 1), (.added(row("b")), 4, 2),
        ]
        var bytes = MarksCopy.header
        for (change, generation, count) in lines {
            let stamp = MarksStamp(store: "ab", generation: generation, count: count)
            bytes += CopyLine.change(change, generation: generation).bytes
            bytes += CopyLine.end(stamp).bytes
        }
        // The damage: a change is missing.
        let end = MarksStamp(store: "ab", generation: 6, count: 3)
        bytes += CopyLine.end(end).bytes
        var table = MarksSnapshot()
        table.marks = [row("a")]
        table.stamp = MarksStamp(store: "ab", generation: 1, count: 1)
        table.isWhole = true
        let copied = MarksCopy.contents(of: bytes).snapshot
        #expect(!copied.isWhole)
        #expect(table.merged(with: copied).map(\.id.key) == ["a", "b"])
    }

    @Test("many changes share one sync of the copy, at the latest when the store closes")
    func sharedSync() async throws {
        let syncs = Locked(0)
        let store = try await store(syncedAfter: .seconds(3_600)) { syncs.withLock { $0 += 1 } }
        for key in 1...20 { try await store.give(key) }
        #expect(syncs.withLock { $0 } == 0)
        await store.close()
        #expect(syncs.withLock { $0 } == 1)
    }

    @Test("the copy is synced without closing the store")
    func syncSoon() async throws {
        let isSynced = Gate()
        let store = try await store(syncedAfter: .milliseconds(1), sync: isSynced.open)
        for key in 1...2 { try await store.give(key) }
        await isSynced.wait()
    }

    @Test("lines survive a round trip, and a changed byte is detected")
    func lines() throws {
        let id = MarkRow.ID(source: "movies.live", key: "tab\\tand\\n")
        let note = MarkRow.ID(source: "movies.live", key: "1", kind: "note", day: "2026-11-27")
        let item = MarkRow.Stored(
            title: "A\tB\nC\\t — Ї 🎬",
            path: "/a b.jpg",
            ratio: 0.1 + 0.2,
            facets: [0, 255, 10]
        )
        let changes: [MarkChange] = [
            .added(MarkRow(id: id, changedAt: 1_795_000_000.123, item: item)),
            .added(MarkRow(id: id, changedAt: 0, item: nil)), .removed(id, value: ""),
            .added(MarkRow(id: note, value: "One\n\tTwo\\", changedAt: 0, item: item)),
            .added(MarkRow(id: note, value: "Three", changedAt: 0, item: nil)),
            .removed(note, value: "One\n\tTwo\\"),
        ]
        let stamp = MarksStamp(store: "ab", generation: 7, count: 1)
        for line in changes.map({ CopyLine.change($0, generation: 7) }) + [.end(stamp)] {
            var bytes = line.bytes
            #expect(bytes.removeLast() == UInt8(ascii: "\n"))
            #expect(CopyLine(bytes[...]) == line)
            bytes[bytes.count / 2] ^= 1
            #expect(CopyLine(bytes[...]) == nil)
        }
    }
}

extension MarksCopyTests {
    /// A store whose copy reports its syncs.
    private func store(
        syncedAfter delay: DispatchTimeInterval,
        sync: @escaping @Sendable () -> Void
    ) async throws -> Store {
        let file = folder.url.appending(path: "store.sqlite")
        let syncFile: @Sendable (Int32) -> Int32 = { _ in
            sync()
            return 0
        }
        return try await Store(
            database: .open(.file(path: file.path), migrator: .library),
            copy: MarksCopy(beside: file, syncDelay: delay, syncFile: syncFile) { _ in },
            clock: HandClock(),
            now: { Date() }
        )
    }
}

extension Store {
    fileprivate func give(_ key: Int) async throws {
        let scope = Scope(catalog: CatalogID("movies"), realm: .live)
        _ = try await edit([.add(.favorite)], String(key), of: scope)
    }
}
