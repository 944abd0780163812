import Catalog
import Foundation
import SQLiteKit
import TestSupport
import Testing

@testable import Library

@Suite("Comparing the marks with their copy", .timeLimit(.minutes(5)))
struct MarksGlanceTests {
    private let provider = StubProvider()
    private let folder = TemporaryFolder()

    private var copy: URL { URL(filePath: folder.file.path + ".favorites") }

    /// Adds nine favorites, removes two, and adds one of those again.
    private func fill() async throws {
        let library = try await Library.test(provider, at: folder.store)
        try await library.load(provider, [Array(1...9)])
        for key in 1...9 { try await library.edit([.add(.favorite)], of: .movie(key)) }
        for key in [3, 4] { try await library.edit([.remove(.favorite)], of: .movie(key)) }
        try await library.edit([.add(.favorite)], of: .movie(3))
        let (source, rating) = ("movies.demo", MarkKind.rating.rawValue)
        for (key, value) in [("1", "3"), ("2", "4"), ("1", "4.5")] {
            try await library.mark(MarkRow.ID(source: source, key: key, kind: rating), value)
        }
        let watched = MarkRow.ID(source: source, key: "5", kind: "watched", day: "2026-11-27")
        try await library.mark(watched, "")
        let note = MarkRow.ID(source: source, key: "5", kind: "note")
        try await library.mark(note, "A\tB\nC\\")
        await library.close()
    }

    private func ofTable() async throws -> MarksGlance {
        let database = try await Database.open(.file(path: folder.file.path), migrator: .library)
        let glance = try await database.read { connection throws(DatabaseError) in
            try MarksGlance(table: connection)
        }
        await database.close()
        return glance
    }

    private func ofCopy(_ bytes: Data) -> MarksGlance? {
        let contents = MarksCopy.contents(of: Array(bytes), withMarks: false)
        return contents.isInOrder ? contents.glance : nil
    }

    @Test("a table equals its copy, and a glance finds the same line count and end as a full read")
    func equal() async throws {
        try await fill()
        let bytes = try Data(contentsOf: copy)
        #expect(try await ofTable() == ofCopy(bytes))
        let contents = MarksCopy.contents(of: Array(bytes))
        let found = MarksCopy.contents(of: Array(bytes), withMarks: false)
        #expect(found.extent == contents.extent && found.glance == contents.glance)
        #expect(contents.snapshot.marks.count == contents.glance.count)
        #expect(found.snapshot.marks.isEmpty)
    }

    @Test("detects each changed byte and each truncation of the copy")
    func damage() async throws {
        try await fill()
        let whole = try Data(contentsOf: copy)
        let right = try await ofTable()
        let count = try #require(whole.lastIndex { $0 != UInt8(ascii: "\n") }) + 1
        for place in 0..<count {
            var bytes = whole
            bytes[place] ^= 1
            #expect(ofCopy(bytes) != right, "byte \(place)")
            #expect(ofCopy(whole.prefix(place)) != right, "cut at \(place)")
        }
    }

    @Test(
        "detects a changed mark in the table",
        arguments: [
            "key = '4' WHERE key = '6'", "kind = 'to-watch' WHERE key = '6'",
            "day = '2026-11-28' WHERE kind = 'watched'", "value = '5' WHERE value = '4.5'",
            "value = 'A B' WHERE kind = 'note'",
        ]
    )
    func table(change: String) async throws {
        try await fill()
        let right = ofCopy(try Data(contentsOf: copy))
        let database = try await Database.open(.file(path: folder.file.path), migrator: .library)
        try await database.write { connection throws(DatabaseError) in
            try connection.run("UPDATE marks SET \(change)")
            #expect(connection.changedRows == 1)
        }
        await database.close()
        #expect(try await ofTable() != right)
    }
}
