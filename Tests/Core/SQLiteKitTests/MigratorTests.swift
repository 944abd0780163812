import Primitives
import SQLiteKit
import TestSupport
import Testing

@Suite("Migrator")
struct MigratorTests {
    private static let first = Migration { connection throws(DatabaseError) in
        try connection.execute("CREATE TABLE hearts (key TEXT PRIMARY KEY)")
    }
    private static let second = Migration { connection throws(DatabaseError) in
        try connection.execute("ALTER TABLE hearts ADD COLUMN color TEXT NOT NULL DEFAULT 'red'")
    }
    private static let failing = Migration { connection throws(DatabaseError) in
        try connection.execute("CREATE TABLE half (a)")
        try connection.execute("CREATE TABLE hearts (a)")
    }

    @Test("migration 2 keeps the data of version 1")
    func keepsData() async throws {
        let folder = TemporaryFolder()
        let old = try await Database.open(folder.database, migrator: Migrator([Self.first]))
        try await old.write { connection throws(DatabaseError) in
            try connection.run("INSERT INTO hearts VALUES ('680')")
        }
        let migrator = Migrator([Self.first, Self.second])
        #expect(migrator.version == 2)
        let new = try await Database.open(folder.database, migrator: migrator)
        #expect(try await new.texts("SELECT key || color FROM hearts") == ["680red"])
        #expect(try await new.integers("PRAGMA user_version") == [2])
    }

    @Test("opening and migrating run outside the cooperative thread pool")
    func thread() async throws {
        let place = Locked<Bool?>(nil)
        let noting = Migration { _ in place.withLock { $0 = Blocking.isForbiddenHere } }
        _ = try await Database.open(.memory, migrator: Migrator([noting]))
        #expect(place.withLock { $0 } == false)
    }

    @Test("rejects a newer database and leaves it unchanged")
    func refusesTheFuture() async throws {
        let folder = TemporaryFolder()
        let both = Migrator([Self.first, Self.second])
        _ = try await Database.open(folder.database, migrator: both)
        let error = await #expect(throws: DatabaseError.self) {
            _ = try await Database.open(folder.database, migrator: Migrator([Self.first]))
        }
        #expect(error?.isFromTheFuture == true)
        #expect(error?.isDamage == false)
        #expect(
            error?.message
                == "the database is of version 2, this program knows versions up to 1"
        )
        let again = try await Database.open(folder.database, migrator: both)
        #expect(try await again.integers("PRAGMA user_version") == [2])
    }

    @Test("a failing step keeps the previous version")
    func failingStep() async throws {
        let folder = TemporaryFolder()
        await #expect(throws: DatabaseError.self) {
            let migrator = Migrator([Self.first, Self.failing])
            _ = try await Database.open(folder.database, migrator: migrator)
        }
        let database = try await Database.open(folder.database, migrator: Migrator([Self.first]))
        let tables = try await database.texts("SELECT name FROM sqlite_schema WHERE type = 'table'")
        #expect(tables == ["hearts"])
    }
}
