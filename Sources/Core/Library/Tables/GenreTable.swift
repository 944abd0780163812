import Catalog
import SQLiteKit

/// The table of genres, which lets filters show names offline.
struct GenreTable {
    /// The separator of names; no service uses this character in names.
    static let separator = "\u{1F}"

    let connection: Connection
    let scope: Scope

    /// Replaces the stored genres with those of a new response.
    func replace(_ genres: [Genre]) throws(DatabaseError) {
        try connection.run("DELETE FROM genres WHERE source = ?", [scope.name])
        for (position, genre) in genres.enumerated() {
            try connection.run(
                """
                INSERT INTO genres (source, position, key, name, aliases) VALUES (?, ?, ?, ?, ?)
                """,
                [
                    scope.name, position, genre.key, genre.name,
                    genre.aliases.joined(separator: Self.separator),
                ]
            )
        }
    }

    /// Returns the genres in the service's order.
    func all() throws(DatabaseError) -> [Genre] {
        try connection.rows(
            "SELECT key, name, aliases FROM genres WHERE source = ? ORDER BY position",
            [scope.name]
        ) { row in
            let aliases = row.text(2).split(separator: Self.separator).map(String.init)
            return Genre(key: row.text(0), name: row.text(1), aliases: aliases)
        }
    }
}
