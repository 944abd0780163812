import Catalog
import Library

// A command looks once where a screen keeps looking.

extension Library {
    /// The hearts as they are now.
    nonisolated func currentFavorites() async throws(CatalogError) -> Set<Item.ID> {
        for try await favorites in favorites() { return favorites }
        return []
    }

    /// The order of a query as it is now; nil where it cannot be observed any more.
    nonisolated func currentOrder(of query: Query) async throws(CatalogError) -> ItemOrder? {
        for try await order in order(of: query) { return order }
        return nil
    }
}
