import Catalog
import SQLiteKit

extension Store {
    /// The number of stored pages of a query and of all pages (nil until one has arrived), and how
    /// many of their rows could not be decoded.
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

    /// The first page that is not stored, 1-based; nil if all are.
    /// - Throws: `storage`.
    func firstMissingPage(of query: ResolvedQuery) async throws(CatalogError) -> Int? {
        try await read { connection throws(DatabaseError) in
            try connection.lists(of: query.scope).firstMissingPage(of: query.key)
        }
    }
}
