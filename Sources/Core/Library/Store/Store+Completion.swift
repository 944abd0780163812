import Catalog
import SQLiteKit

extension Store {
    /// How many pages of a query are stored, without pictures.
    /// - Throws: `storage`.
    func progress(of query: ResolvedQuery) async throws(CatalogError) -> ListProgress {
        if query.isFavorites { return ListProgress(loadedPages: 1, totalPages: 1) }
        return try await read { connection throws(DatabaseError) in
            let state = try connection.lists(of: query.scope).state(of: query.key)
            return ListProgress(
                loadedPages: state?.loadedPages ?? 0,
                totalPages: state?.totalPages,
                skipped: state?.skipped ?? 0
            )
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
