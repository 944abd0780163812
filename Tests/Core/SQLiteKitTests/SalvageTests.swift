import Foundation
import Primitives
import SQLiteKit
import TestSupport
import Testing

@Suite("Salvaging a damaged database")
struct SalvageTests {
    /// A closed database with this many rows, about 40 per page.
    private func filled(_ rows: Int) async throws -> TemporaryFolder {
        let folder = TemporaryFolder()
        let database = try await Database.open(folder.database, migrator: .table)
        try await database.write { connection throws(DatabaseError) in
            for number in 1...rows {
                try connection.run(
                    "INSERT INTO t (a, c) VALUES (?, ?)",
                    [number, String(repeating: "x", count: 90)]
                )
            }
        }
        await database.close()
        return folder
    }

    /// The numbers that can be read, and whether they are reported as complete.
    private func salvaged(_ folder: TemporaryFolder) async throws -> (Set<Int>, Bool) {
        let path = folder.file.path
        return try await QueueExecutor(label: "Test").run {
            var found: Set<Int> = []
            var isWhole = false
            try Connection.salvaging(path) { connection throws(DatabaseError) in
                isWhole = connection.salvage("t", ["a"]) { found.insert($0.int(1)) }
            }
            return (found, isWhole)
        }
    }

    @Test("reads an intact table completely and leaves its file unchanged")
    func sound() async throws {
        let folder = try await filled(500)
        let before = try Data(contentsOf: folder.file)
        let (found, isWhole) = try await salvaged(folder)
        #expect(found == Set(1...500))
        #expect(isWhole)
        #expect(try Data(contentsOf: folder.file) == before)
    }

    @Test(
        "damaged pages lose only their own rows",
        arguments: [[20], [20, 40, 60]]
    )
    func pages(_ pages: [Int]) async throws {
        let folder = try await filled(4_000)
        let handle = try FileHandle(forUpdating: folder.file)
        let last = Int(try handle.seekToEnd()) / 4_096 - 1
        for page in pages + [last] {
            try handle.seek(toOffset: UInt64(page * 4_096))
            try handle.write(contentsOf: Data(repeating: 0, count: 4_096))
        }
        try handle.close()
        let (found, isWhole) = try await salvaged(folder)
        #expect(!isWhole)
        #expect(found.count >= 4_000 - 45 * (pages.count + 1))
        #expect(found.count < 4_000)
    }

    @Test("an invalid schema entry hides no other table")
    func schema() async throws {
        let folder = try await filled(100)
        var bytes = try Data(contentsOf: folder.file)
        let place = try #require(bytes.range(of: Data("CREATE TABLE child".utf8)))
        bytes.replaceSubrange(place, with: Data("CREATE TABLO child".utf8))
        try bytes.write(to: folder.file)
        let error = await #expect(throws: DatabaseError.self) {
            _ = try await Database.open(folder.database, migrator: .table)
        }
        #expect(error?.isDamage == true)
        #expect(try await salvaged(folder).0 == Set(1...100))
    }

    @Test("a missing table or column is damage")
    func columns() async throws {
        let database = try await Database.open(.memory, migrator: .table)
        for (table, column) in [("t", "z"), ("z", "a")] {
            let error = await #expect(throws: DatabaseError.self) {
                try await database.read { connection throws(DatabaseError) in
                    try connection.check(columns: [column], of: table)
                }
            }
            #expect(error?.isDamage == true)
        }
    }
}
