import Catalog
import Library

// Reads values once for commands; screens observe them instead.

extension Library {
    nonisolated func currentFavorites() async throws(CatalogError) -> Set<Item.ID> {
        for try await favorites in favorites() { return favorites }
        return []
    }

    /// Returns a query's current order; nil if it can no longer be observed.
    nonisolated func currentOrder(of query: Query) async throws(CatalogError) -> ItemOrder? {
        for try await order in order(of: query) { return order }
        return nil
    }
}
