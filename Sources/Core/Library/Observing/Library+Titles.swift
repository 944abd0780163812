public import Catalog
import SQLiteKit

extension Library {
    /// The stored items of a catalog with these words in their titles, at most `count`, in the
    /// order in which they were first stored; asks nobody.
    ///
    /// None without a letter or digit.
    /// - Throws: `notFound` where there is no such catalog; `storage`.
    public func storedItems(
        matching words: String,
        in catalog: CatalogID,
        count: Int
    ) async throws(CatalogError) -> [Item] {
        let scope = try source(of: catalog).scope
        return try await store.read { connection throws(DatabaseError) in
            let items = connection.items(of: scope)
            return try items.items(try items.keys(matching: words, limit: count))
        }
    }
}
