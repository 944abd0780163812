import Catalog
import SQLiteKit

/// The genres of each source, so that filters have names when nothing answers.
struct GenreTable {
    let connection: Connection
    let scope: Scope

    /// Puts the service's answer in place of the last one.
    func replace(_ genres: [Genre]) throws(DatabaseError) {
        try connection.run("DELETE FROM genres WHERE source = ?", [scope.name])
        for (position, genre) in genres.enumerated() {
            try connection.run(
                "INSERT INTO genres (source, position, key, name) VALUES (?, ?, ?, ?)",
                [scope.name, position, genre.key, genre.name]
            )
        }
    }

    /// The genres in the service's order.
    func all() throws(DatabaseError) -> [Genre] {
        try connection.rows(
            "SELECT key, name FROM genres WHERE source = ? ORDER BY position",
            [scope.name]
        ) { Genre(key: $0.text(0), name: $0.text(1)) }
    }
}
