import Catalog
import Foundation
import ImagePipeline
import SQLiteKit

/// The table of marks, which no service can send again.
struct MarkTable {
    let connection: Connection

    /// Returns a mark's value; nil if there is no such mark.
    func value(of id: MarkRow.ID) throws(DatabaseError) -> String? {
        try connection.first(
            "SELECT value FROM marks \(Self.isMark)",
            [id.source, id.key, id.kind, id.day]
        ) { $0.text(0) }
    }

    /// Adds a mark; returns false if it exists, and then changes nothing.
    func add(
        _ id: MarkRow.ID,
        value: String,
        changedAt: Double
    ) throws(DatabaseError) -> Bool {
        try connection.run(
            """
            INSERT INTO marks (source, key, kind, day, value, changed_at) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (source, key, kind, day) DO NOTHING
            """,
            [id.source, id.key, id.kind, id.day, value, changedAt]
        )
        return connection.changedRows > 0
    }

    /// Changes the value of an existing mark, which keeps its position.
    func change(
        _ id: MarkRow.ID,
        value: String,
        changedAt: Double
    ) throws(DatabaseError) {
        try connection.run(
            "UPDATE marks SET value = ?5, changed_at = ?6 \(Self.isMark)",
            [id.source, id.key, id.kind, id.day, value, changedAt]
        )
    }

    /// Removes a mark; does nothing if it doesn't exist.
    func remove(_ id: MarkRow.ID) throws(DatabaseError) {
        try connection.run(
            "DELETE FROM marks \(Self.isMark)",
            [id.source, id.key, id.kind, id.day]
        )
    }

    private static let isMark = "WHERE source = ?1 AND key = ?2 AND kind = ?3 AND day = ?4"

    /// Returns the keys of a scope's items with a kind of mark, newest first.
    func keys(_ kind: MarkKind, of scope: Scope) throws(DatabaseError) -> [String] {
        try connection.rows(
            "SELECT key FROM marks WHERE source = ? AND kind = ? ORDER BY id DESC",
            [scope.name, kind.rawValue]
        ) { $0.text(0) }
    }

    /// Returns the identities of all marks of a scope.
    func ids(of scope: Scope) throws(DatabaseError) -> [MarkRow.ID] {
        try connection.rows(
            "SELECT source, key, kind, day FROM marks WHERE source = ?",
            [scope.name]
        ) { MarkRow.ID($0, from: 0) }
    }

    /// Returns the names of all scopes with a kind of mark, sorted.
    func sources(_ kind: MarkKind) throws(DatabaseError) -> [String] {
        try connection.rows(
            "SELECT DISTINCT source FROM marks WHERE kind = ? ORDER BY source",
            [kind.rawValue]
        ) { $0.text(0) }
    }

    /// Returns the pictures of the items with marks in all scopes.
    func artwork() throws(DatabaseError) -> [ImageKey] {
        try connection.rows(
            """
            SELECT DISTINCT items.source, items.artwork FROM marks
            CROSS JOIN items ON items.source = marks.source AND items.key = marks.key
            WHERE items.artwork IS NOT NULL
            """
        ) { ImageKey(source: $0.text(0), path: $0.text(1)) }
    }
}
