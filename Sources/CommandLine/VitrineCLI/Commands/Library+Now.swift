import Catalog
import Library

// Commands read a value once; screens observe it.

extension Library {
    nonisolated func currentFavorites() async throws(CatalogError) -> Set<Item.ID> {
        for try await favorites in favorites() { return favorites }
        return []
    }

    /// Returns the current order of a query; nil if it can no longer be observed.
    nonisolated func currentOrder(of query: Query) async throws(CatalogError) -> ItemOrder? {
        for try await order in order(of: query) { return order }
        return nil
    }
}
