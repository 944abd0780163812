import Catalog
import SQLiteKit

extension Store {
    /// Stores the service's genres.
    ///
    /// - Throws: `storage`.
    func save(_ genres: [Genre], of source: CatalogSource) async throws(CatalogError) {
        let language = source.provider.languages.first
        try await write { connection throws(DatabaseError) in
            let table = connection.genres(of: source.scope)
            if try table.all(in: language) == genres { return [] }
            try table.replace(genres, in: language)
            // The filter of favorites and the statistics may use them.
            return [.items(source.scope.catalog)]
        }
    }

    /// Returns the stored genres, from the service's last response; empty before the first one.
    ///
    /// - Throws: `storage`.
    func genres(of source: CatalogSource) async throws(CatalogError) -> [Genre] {
        try await read { connection throws(DatabaseError) in
            try connection.genres(of: source.scope).all(in: source.provider.languages.first)
        }
    }
}
