public import Catalog
import SQLiteKit

extension Library {
    /// Returns the stored items of a catalog whose titles contain all words; makes no request.
    ///
    /// Returns at most `count` items, in the order in which they were first stored. Returns none if
    /// `words` contains neither letters nor digits.
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
