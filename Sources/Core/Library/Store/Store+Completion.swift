import Catalog
import SQLiteKit

extension Store {
    /// How many pages of a query are stored and how many there are, nil while none has come; how
    /// many of their rows could not be read.
    /// - Throws: `storage`.
    func progress(
        of query: ResolvedQuery
    ) async throws(CatalogError) -> (loaded: Int, total: Int?, skipped: Int) {
        if query.isFavorites { return (1, 1, 0) }
        return try await read { connection throws(DatabaseError) in
            let state = try connection.lists(of: query.scope).state(of: query.key)
            return (state?.loadedPages ?? 0, state?.totalPages, state?.skipped ?? 0)
        }
    }

    /// The first page that is not stored, 1-based; nil where all are.
    /// - Throws: `storage`.
    func firstMissingPage(of query: ResolvedQuery) async throws(CatalogError) -> Int? {
        try await read { connection throws(DatabaseError) in
            try connection.lists(of: query.scope).firstMissingPage(of: query.key)
        }
    }
}
