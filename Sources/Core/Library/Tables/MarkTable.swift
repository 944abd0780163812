import Catalog
import Foundation
import ImagePipeline
import SQLiteKit

/// The table of marks, which no service can send again.
struct MarkTable {
    let connection: Connection

    /// Returns a mark's value; nil if it doesn't exist.
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

    /// Returns the change that adds a mark as it is now; nil if it doesn't exist.
    func edit(restoring id: MarkRow.ID) throws(DatabaseError) -> MarkEdit? {
        guard let row = try stored(id), let mark = id.mark(row.value) else { return nil }
        return .add(mark, seconds: row.seconds)
    }

    /// Passes all marks of a scope, without the texts of notes, to `body`.
    func each(
        of scope: Scope,
        _ body: (_ key: String, _ mark: Mark) -> Void
    ) throws(DatabaseError) {
        try connection.each(
            """
            SELECT source, key, kind, day, CASE kind WHEN 'note' THEN 'note' ELSE value END
            FROM marks WHERE source = ?
            """,
            [scope.name]
        ) { row in
            let id = MarkRow.ID(row, from: 0)
            if let mark = id.mark(row.text(4)) { body(id.key, mark) }
        }
    }

    /// Returns the own rating of each item of a scope that has one.
    func ratings(of scope: Scope) throws(DatabaseError) -> [String: OwnRating] {
        var ratings: [String: OwnRating] = [:]
        try connection.each(
            "SELECT key, value FROM marks WHERE source = ? AND kind = 'rating'",
            [scope.name]
        ) { ratings[$0.text(0)] = OwnRating(text: $0.text(1)) }
        return ratings
    }

    /// Returns the keys of a scope's items with a kind of mark: favorites by when they were added,
    /// watched items by their last day, rated items by their rating, others by their last change;
    /// the newest or best first.
    func keys(_ kind: MarkKind, of scope: Scope) throws(DatabaseError) -> [String] {
        let order =
            switch kind {
            case .favorite: "id DESC"
            case .toWatch, .note: "changed_at DESC, id DESC"
            case .watched: "max(day) DESC, max(changed_at) DESC, max(id) DESC"
            case .rating: "CAST(value AS REAL) DESC, changed_at DESC, id DESC"
            }
        return try connection.rows(
            """
            SELECT key FROM marks WHERE source = ? AND kind = ?
            \(kind == .watched ? "GROUP BY key" : "") ORDER BY \(order)
            """,
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

    /// Returns a mark's value and when it changed, in seconds since 1970; nil if it doesn't exist.
    func stored(_ id: MarkRow.ID) throws(DatabaseError) -> (value: String, seconds: Double)? {
        try connection.first(
            "SELECT value, changed_at FROM marks \(Self.isMark)",
            [id.source, id.key, id.kind, id.day]
        ) { ($0.text(0), $0.double(1)) }
    }

    /// Returns all marks of a scope by item, the earliest day first, with when they changed.
    func marks(
        of scope: Scope
    ) throws(DatabaseError) -> [String: [(mark: Mark, seconds: Double)]] {
        var marks: [String: [(mark: Mark, seconds: Double)]] = [:]
        try connection.each(
            """
            SELECT source, key, kind, day, value, changed_at FROM marks WHERE source = ?
            ORDER BY day, id
            """,
            [scope.name]
        ) { row in
            let id = MarkRow.ID(row, from: 0)
            if let mark = id.mark(row.text(4)) {
                marks[id.key, default: []].append((mark, row.double(5)))
            }
        }
        return marks
    }

    /// Returns the names of all scopes with marks, sorted.
    func sources() throws(DatabaseError) -> [String] {
        try connection.rows("SELECT DISTINCT source FROM marks ORDER BY source") { $0.text(0) }
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
