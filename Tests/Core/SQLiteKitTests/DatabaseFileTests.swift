import Dispatch
import Foundation
import TestSupport
import Testing

@testable import SQLiteKit

@Suite("Database file")
struct DatabaseFileTests {
    @Test("written data is still there after reopening")
    func reopening() async throws {
        let folder = TemporaryFolder()
        do {
            let database = try await Database.open(folder.database, migrator: .table)
            try await database.insert(5)
        }
        let database = try await Database.open(folder.database, migrator: .table)
        #expect(try await database.integers("SELECT a FROM t") == [5])
        #expect(try await database.texts("PRAGMA journal_mode") == ["wal"])
    }

    @Test(
        "rejects a FIFO in place of one of its files at once",
        arguments: ["", "-wal", "-shm", "-journal"]
    )
    func fifo(suffix: String) async throws {
        let folder = TemporaryFolder()
        #expect(mkfifo(folder.file.path + suffix, 0o600) == 0)
        let error = await #expect(throws: DatabaseError.self) {
            _ = try await Database.open(folder.database, migrator: .table)
        }
        #expect(error?.isNotAFile == true)
    }

    @Test("switches a file to WAL even while another connection writes")
    func switchingBesideWrites() async throws {
        let folder = TemporaryFolder()
        let other = try RollbackWriter(folder.file.path)
        // SQLite rejects the switch at once during a write, regardless of the busy timeout.
        let writing = Task.detached { other.write() }
        await other.hasBegun()
        defer { other.stop() }
        let database = try await Database.open(folder.database, migrator: .table)
        #expect(try await database.texts("PRAGMA journal_mode") == ["wal"])
        await writing.value
    }

    @Test("a long write does not block a read, which sees the previous state")
    func readingBesideAWrite() async throws {
        let folder = TemporaryFolder()
        let database = try await Database.open(folder.database, migrator: .table)
        try await database.insert(1)
        let isWriting = DispatchSemaphore(value: 0)
        let mayCommit = DispatchSemaphore(value: 0)
        async let write: Void = database.write { connection throws(DatabaseError) in
            try connection.run("INSERT INTO t (a) VALUES (2)")
            isWriting.signal()
            mayCommit.wait()
        }
        await isWriting.reached()
        let during = try await database.integers("SELECT a FROM t ORDER BY a")
        mayCommit.signal()
        try await write
        #expect(during == [1])
        #expect(try await database.integers("SELECT a FROM t ORDER BY a") == [1, 2])
    }

    @Test("a read cannot write")
    func readOnly() async throws {
        let folder = TemporaryFolder()
        let database = try await Database.open(folder.database, migrator: .table)
        let error = await #expect(throws: DatabaseError.self) {
            try await database.read { connection throws(DatabaseError) in
                try connection.run("INSERT INTO t (a) VALUES (1)")
            }
        }
        #expect(error?.primaryCode == 8)
    }

    @Test("only another connection's commit changes the foreign version")
    func foreignVersion() async throws {
        let folder = TemporaryFolder()
        let ours = try await Database.open(folder.database, migrator: .table)
        let theirs = try await Database.open(folder.database, migrator: .table)
        let before = try await ours.foreignVersion()
        try await ours.insert(1)
        #expect(try await ours.foreignVersion() == before)
        try await theirs.insert(2)
        #expect(try await ours.foreignVersion() != before)
    }

    @Test("a non-database file counts as damaged")
    func noDatabase() async throws {
        let folder = TemporaryFolder()
        try Data(repeating: 0x41, count: 8_192).write(to: folder.file)
        let error = await #expect(throws: DatabaseError.self) {
            _ = try await Database.open(folder.database, migrator: .table)
        }
        #expect(error?.isDamage == true)
    }

    @Test("opening a suspect file finds a damaged page")
    func damagedPage() async throws {
        let folder = TemporaryFolder()
        do {
            let database = try await Database.open(folder.database, migrator: .table)
            try await database.write { connection throws(DatabaseError) in
                for number in 0..<2_000 {
                    try connection.run(
                        "INSERT INTO t (a, c) VALUES (?, ?)",
                        [number, String(repeating: "x", count: 50)]
                    )
                }
            }
            try await database.checkpoint()
            await database.close()
        }
        let handle = try FileHandle(forUpdating: folder.file)
        try handle.seek(toOffset: 10 * 4_096)
        try handle.write(contentsOf: Data(repeating: 0xEE, count: 4_096))
        try handle.close()
        _ = try await Database.open(folder.database, migrator: .table)
        let error = await #expect(throws: DatabaseError.self) {
            _ = try await Database.open(folder.database, migrator: .table, isSuspect: true)
        }
        #expect(error?.isDamage == true)
    }

    @Test("a missing folder is an error")
    func missingFolder() async throws {
        let folder = TemporaryFolder()
        let path = folder.url.appending(path: "missing/store.sqlite").path
        let error = await #expect(throws: DatabaseError.self) {
            _ = try await Database.open(.file(path: path), migrator: .table)
        }
        #expect(error?.primaryCode == 14)
        #expect(DatabaseError.cannotOpen("x").code == 14)
    }
}

extension DispatchSemaphore {
    /// Waits without blocking a pool thread.
    fileprivate func reached() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                self.wait()
                continuation.resume()
            }
        }
    }
}
