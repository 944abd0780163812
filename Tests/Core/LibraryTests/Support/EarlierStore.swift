import Foundation
import Primitives
import SQLiteKit
import TestSupport

@testable import Library

extension TemporaryFolder {
    /// Rewrites a closed store and its copy as schema version 8 had them, with favorites only.
    func makeVersion8() async throws {
        let tables = ["items", "lists", "list_pages", "list_rows", "images", "visits"]
        let new = try await Database.open(.file(path: file.path), migrator: .library)
        let rows = try await new.read { connection throws(DatabaseError) in
            var rows: [(sql: String, values: [[DatabaseValue?]])] = []
            for table in tables {
                let columns = Connection.libraryTables[table] ?? []
                rows.append(try connection.inserts(table, columns, from: table))
            }
            rows.append(
                try connection.inserts(
                    "favorites",
                    ["id", "source", "key", "added_at"],
                    from: "(SELECT id, source, key, changed_at AS added_at FROM marks)"
                )
            )
            let stamp = ["id", "store", "generation", "count"]
            rows.append(try connection.inserts("favorites_stamp", stamp, from: "marks_stamp"))
            return rows
        }
        await new.close()
        for suffix in ["", "-wal", "-shm"] {
            let path = file.path + suffix
            if FileManager.default.fileExists(atPath: path) {
                try FileManager.default.removeItem(atPath: path)
            }
        }
        let old = try await Database.open(.file(path: file.path), migrator: .writtenByVersion8)
        try await old.write { connection throws(DatabaseError) in
            try connection.run("DELETE FROM favorites_stamp")
            for (sql, values) in rows {
                for values in values { try connection.run(sql, values.map { $0?.bindable }) }
            }
            try connection.rebuildTitleIndex()
        }
        await old.close()
        try rewriteCopy()
    }

    /// Rewrites the copy's lines without kind, day and value.
    private func rewriteCopy() throws {
        let copy = URL(filePath: file.path + ".favorites")
        guard let bytes = try? Data(contentsOf: copy) else { return }
        var old = MarksCopy.firstHeader
        for line in bytes.split(separator: UInt8(ascii: "\n")).dropFirst() {
            var fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            fields.removeFirst()
            if fields[1] != Data("=".utf8) { fields.removeSubrange(4...6) }
            let rest = fields.joined(separator: [UInt8(ascii: "\t")])
            var sum = FNV1a()
            sum.add(rest)
            old += Array("\(sum.text)\t".utf8) + rest + [UInt8(ascii: "\n")]
        }
        try Data(old).write(to: copy)
    }
}

extension Connection {
    /// The rows of a table or query, and a statement that inserts one of them into `table`.
    fileprivate func inserts(
        _ table: String,
        _ columns: [String],
        from source: String
    ) throws(DatabaseError) -> (sql: String, values: [[DatabaseValue?]]) {
        let names = columns.joined(separator: ", ")
        let marks = columns.map { _ in "?" }.joined(separator: ", ")
        let values = try rows("SELECT \(names) FROM \(source)") { row in
            columns.indices.map(row.value)
        }
        return ("INSERT INTO \(table) (\(names)) VALUES (\(marks))", values)
    }
}
