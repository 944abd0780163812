import Catalog
import SQLiteKit

extension Store {
    /// Returns how many of a query's pages are stored, ignoring pictures.
    ///
    /// - Throws: `storage`.
    func progress(of query: ResolvedQuery) async throws(CatalogError) -> ListProgress {
        if query.marked != nil { return ListProgress(loadedPages: 1, totalPages: 1) }
        return try await read { connection throws(DatabaseError) in
            let state = try connection.lists(of: query.scope).state(of: query.key)
            return ListProgress(
                loadedPages: state?.loadedPages ?? 0,
                totalPages: state?.totalPages,
                skipped: state?.skipped ?? 0
            )
        }
    }
}
