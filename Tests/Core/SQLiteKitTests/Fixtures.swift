import Foundation
import SQLiteKit
import TestSupport

extension TemporaryFolder {
    var file: URL { url.appending(path: "store.sqlite") }
    var database: DatabaseLocation { .file(path: file.path) }
}

extension Migrator {
    static let table = Migrator([
        Migration { connection throws(DatabaseError) in
            try connection.execute(
                """
                CREATE TABLE t (a INTEGER, b REAL, c TEXT, d BLOB, e ANY) STRICT;
                CREATE TABLE u (a TEXT UNIQUE);
                CREATE TABLE parent (id INTEGER PRIMARY KEY);
                CREATE TABLE child (parent INTEGER REFERENCES parent);
                """
            )
        }
    ])
}

extension Database {
    func insert(_ number: Int) async throws {
        try write { connection throws(DatabaseError) in
            try connection.run("INSERT INTO t (a) VALUES (?)", [number])
        }
    }

    nonisolated func integers(_ sql: String) async throws -> [Int64] {
        try await read { connection throws(DatabaseError) in
            try connection.rows(sql) { $0.integer(0) }
        }
    }

    nonisolated func texts(_ sql: String) async throws -> [String] {
        try await read { connection throws(DatabaseError) in
            try connection.rows(sql) { $0.text(0) }
        }
    }
}
