import Foundation
import SQLiteKit
import Testing

@Suite("Database")
struct DatabaseTests {
    @Test("every type of value survives a round trip")
    func values() async throws {
        let database = try await Database.open(.memory, migrator: .table)
        let bytes: [UInt8] = [0, 1, 255]
        try await database.write { connection throws(DatabaseError) in
            let sql = "INSERT INTO t VALUES (?, ?, ?, ?, ?)"
            try connection.run(sql, [Int64.min, -0.5, "Їжак\0\u{1F994}", bytes, nil])
            try connection.run(sql, [7, 0.0, "", [UInt8](), nil])
        }
        let rows = try await database.read { connection throws(DatabaseError) in
            try connection.rows("SELECT * FROM t ORDER BY a") { row in
                Values(
                    integer: row.integer(0),
                    double: row.double(1),
                    text: row.text(2),
                    bytes: row.bytes(3),
                    isNull: row.isNull(4) && !row.isNull(3),
                    absent: [
                        row.textIfPresent(4) == nil, row.intIfPresent(4) == nil,
                        row.doubleIfPresent(4) == nil,
                    ]
                )
            }
        }
        let absent = [true, true, true]
        #expect(
            rows == [
                Values(
                    integer: .min,
                    double: -0.5,
                    text: "Їжак\0\u{1F994}",
                    bytes: bytes,
                    isNull: true,
                    absent: absent
                ),
                Values(
                    integer: 7,
                    double: 0,
                    text: "",
                    bytes: [],
                    isNull: true,
                    absent: absent
                ),
            ]
        )
    }

    @Test("a write that throws is rolled back, and the next one works")
    func rollback() async throws {
        let database = try await Database.open(.memory, migrator: .table)
        await #expect(throws: DatabaseError.self) {
            try await database.write { connection throws(DatabaseError) in
                try connection.run("INSERT INTO t (a) VALUES (1)")
                throw DatabaseError(code: 1, message: "enough")
            }
        }
        try await database.write { connection throws(DatabaseError) in
            try connection.run("INSERT INTO t (a) VALUES (2)")
        }
        #expect(try await database.integers("SELECT a FROM t") == [2])
    }

    @Test("an error has the extended code and SQLite's message, but no bound value")
    func errors() async throws {
        let database = try await Database.open(.memory, migrator: .table)
        let sql = "INSERT INTO u (a) VALUES (?)"
        let error = await #expect(throws: DatabaseError.self) {
            try await database.write { connection throws(DatabaseError) in
                try connection.run(sql, ["secret"])
                try connection.run(sql, ["secret"])
            }
        }
        // SQLITE_CONSTRAINT_UNIQUE
        #expect(error?.code == 2067)
        #expect(error?.primaryCode == 19)
        #expect(error?.sql == sql)
        #expect(error?.message == "UNIQUE constraint failed: u.a")
        #expect(error?.description.contains("secret") == false)
        #expect(error?.isDamage == false)
        let syntax = await #expect(throws: DatabaseError.self) {
            try await database.read { connection throws(DatabaseError) in
                try connection.run("SELEC")
            }
        }
        #expect(syntax?.code == 1)
        await #expect(throws: DatabaseError.self) {
            try await database.read { connection throws(DatabaseError) in
                try connection.run("-- nothing at all")
            }
        }
        await #expect(throws: DatabaseError.self) {
            try await database.write { connection throws(DatabaseError) in
                try connection.execute("CREATE TABLE x (a); NONSENSE")
            }
        }
    }

    @Test("a statement can be used within its own rows")
    func nesting() async throws {
        let database = try await Database.open(.memory, migrator: .table)
        try await database.write { connection throws(DatabaseError) in
            for number in 1...3 { try connection.run("INSERT INTO t (a) VALUES (?)", [number]) }
        }
        let sums = try await database.read { connection throws(DatabaseError) in
            var sums: [Int64] = []
            try connection.each("SELECT a FROM t") { outer throws(DatabaseError) in
                try connection.each("SELECT a FROM t") { inner in
                    sums.append(outer.integer(0) * 10 + inner.integer(0))
                }
            }
            return sums
        }
        #expect(sums == [11, 12, 13, 21, 22, 23, 31, 32, 33])
    }

    @Test("a statement does not keep bound values for its next use")
    func rebinding() async throws {
        let database = try await Database.open(.memory, migrator: .table)
        try await database.write { connection throws(DatabaseError) in
            let sql = "INSERT INTO t (a, c) VALUES (?, ?)"
            try connection.run(sql, [1, "one"])
            try connection.run(sql, [2, nil])
            #expect(connection.changedRows == 1)
            #expect(connection.lastInsertedRowID == 2)
        }
        #expect(try await database.integers("SELECT a FROM t WHERE c IS NULL") == [2])
    }

    @Test("foreign keys are enforced")
    func foreignKeys() async throws {
        let database = try await Database.open(.memory, migrator: .table)
        let error = await #expect(throws: DatabaseError.self) {
            try await database.write { connection throws(DatabaseError) in
                try connection.run("INSERT INTO child VALUES (1)")
            }
        }
        // SQLITE_CONSTRAINT_FOREIGNKEY
        #expect(error?.code == 787)
    }

    @Test("a read from the main actor runs on another thread")
    @MainActor
    func thread() async throws {
        let database = try await Database.open(.memory, migrator: .table)
        let isMain = try await database.read { _ throws(DatabaseError) in Thread.isMainThread }
        #expect(!isMain)
    }
}

private struct Values: Equatable, Sendable {
    let integer: Int64
    let double: Double
    let text: String
    let bytes: [UInt8]
    let isNull: Bool
    let absent: [Bool]
}
