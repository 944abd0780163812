public import Catalog
import SQLiteKit

extension Library {
    /// Returns a catalog's stored items whose titles contain all the words; makes no request.
    ///
    /// Returns at most `count` items, in the order they were first stored, or none if `words`
    /// contains no letters or digits.
    ///
    /// - Throws: `notFound` if the catalog doesn't exist; `storage`.
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
