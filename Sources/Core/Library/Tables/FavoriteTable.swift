import Foundation
import ImagePipeline
import SQLiteKit

/// The table of persistent favorites.
struct FavoriteTable {
    let connection: Connection
    let scope: Scope

    /// Adds a favorite; an existing one keeps its position.
    func add(_ key: String, at date: Date) throws(DatabaseError) {
        try connection.run(
            """
            INSERT INTO favorites (source, key, added_at) VALUES (?, ?, ?)
            ON CONFLICT (source, key) DO NOTHING
            """,
            [scope.name, key, date.timeIntervalSince1970]
        )
    }

    /// Removes a favorite; does nothing if it doesn't exist.
    func remove(_ key: String) throws(DatabaseError) {
        try connection.run("DELETE FROM favorites WHERE source = ? AND key = ?", [scope.name, key])
    }

    /// Returns the keys of favorites, newest first.
    func keys() throws(DatabaseError) -> [String] {
        try connection.rows(
            "SELECT key FROM favorites WHERE source = ? ORDER BY id DESC",
            [scope.name]
        ) { $0.text(0) }
    }

    /// Returns the names of all scopes with favorites, sorted.
    static func sources(_ connection: Connection) throws(DatabaseError) -> [String] {
        try connection.rows("SELECT DISTINCT source FROM favorites ORDER BY source") { $0.text(0) }
    }

    /// Returns the favorites' pictures in all scopes.
    static func artwork(_ connection: Connection) throws(DatabaseError) -> [ImageKey] {
        try connection.rows(
            """
            SELECT items.source, items.artwork FROM favorites
            CROSS JOIN items ON items.source = favorites.source AND items.key = favorites.key
            WHERE items.artwork IS NOT NULL
            """
        ) { ImageKey(source: $0.text(0), path: $0.text(1)) }
    }
}
