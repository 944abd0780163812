import Catalog
import SQLiteKit

extension Store {
    /// Stores the service's genres.
    ///
    /// - Throws: `storage`.
    func save(_ genres: [Genre], of scope: Scope) async throws(CatalogError) {
        try await write { connection throws(DatabaseError) in
            let table = connection.genres(of: scope)
            if try table.all() == genres { return [] }
            try table.replace(genres)
            // The favorites filter may use them.
            return [.items(scope.catalog)]
        }
    }

    /// Returns the stored genres, from the service's last response; empty before the first one.
    ///
    /// - Throws: `storage`.
    func genres(of scope: Scope) async throws(CatalogError) -> [Genre] {
        try await read { connection throws(DatabaseError) in
            try connection.genres(of: scope).all()
        }
    }
}
