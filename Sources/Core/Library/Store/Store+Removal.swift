import Catalog
import Primitives
import SQLiteKit

extension Store {
    /// Removes all rows of a scope.
    ///
    /// - Throws: `storage`, without removing anything.
    func removeAll(of scope: Scope) async throws(CatalogError) {
        session.withLock { $0.removeAll(of: scope) }
        try await writeMarks { connection, marks throws(DatabaseError) in
            for id in try connection.marks.ids(of: scope) { _ = try marks.remove(id) }
            // The full-text index has no copy of the words.
            try connection.run(
                """
                INSERT INTO titles (titles, rowid, words)
                SELECT 'delete', id, words FROM items WHERE source = ?
                """,
                [scope.name]
            )
            // Posts refer to users and images, so they come first.
            for table in [
                "items", "lists", "posts", "users", "images", "genres", "visits", "details",
            ] {
                try connection.run("DELETE FROM \(table) WHERE source = ?", [scope.name])
            }
            return ((), [.everything])
        }
    }
}
