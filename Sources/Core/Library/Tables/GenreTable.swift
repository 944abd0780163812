import Catalog
import SQLiteKit

/// The table of genres' names, which let filters and statistics work offline and in each language.
struct GenreTable {
    let connection: Connection
    let scope: Scope

    /// Stores the names of a new response; those in languages that it lacks remain.
    func replace(_ genres: [Genre], in language: String?) throws(DatabaseError) {
        var rows: [String: [(position: Int, key: String, name: String)]] = [:]
        for (position, genre) in genres.enumerated() {
            let names = genre.names.merging([language ?? "": genre.name]) { _, shown in shown }
            for (language, name) in names {
                rows[language, default: []].append((position, genre.key, name))
            }
        }
        for (language, rows) in rows {
            try connection.run(
                "DELETE FROM genres WHERE source = ? AND language = ?",
                [scope.name, language]
            )
            for row in rows {
                try connection.run(
                    """
                    INSERT INTO genres (source, language, position, key, name)
                    VALUES (?, ?, ?, ?, ?)
                    """,
                    [scope.name, language, row.position, row.key, row.name]
                )
            }
        }
    }

    /// Returns the genres in the service's order, with their names in a language, or else in the one
    /// whose code comes first.
    func all(in language: String?) throws(DatabaseError) -> [Genre] {
        var keys: [String] = []
        var names: [String: [String: String]] = [:]
        try connection.each(
            "SELECT key, language, name FROM genres WHERE source = ? ORDER BY position",
            [scope.name]
        ) { row in
            if names[row.text(0)] == nil { keys.append(row.text(0)) }
            names[row.text(0), default: [:]][row.text(1)] = row.text(2)
        }
        return keys.compactMap { key in
            let own = names[key] ?? [:]
            let shown = own[language ?? ""] ?? own.min { $0.key < $1.key }?.value
            return shown.map { Genre(key: key, name: $0, names: own.filter { $0.key != "" }) }
        }
    }
}
