public import Catalog

extension Library {
    /// The first removal of unused items after the start.
    private static let settlingTime = Duration.seconds(60)
    /// The time between two removals.
    private static let interval = Duration.seconds(6 * 3_600)

    /// Removes items to which nothing refers, a minute after the call and then every six hours, until
    /// cancelled.
    ///
    /// An item remains while a list, mark, visit, stored details or a post refers to it, and if this
    /// process has opened or marked it. Catalogs whose favorites last for the session keep all items,
    /// because the favorites of other processes are unknown; so do catalogs that aren't connected.
    public func removeUnusedItemsWhenIdle() async {
        var wait = Self.settlingTime
        // Cancellation ends the loop.
        while (try? await store.clock.sleep(for: wait)) != nil {
            do throws(CatalogError) {
                try await removeUnusedItems()
            } catch {
                if error != .cancelled { store.log("unused items: \(error)") }
            }
            wait = Self.interval
        }
    }

    /// Removes all visits and stored details, then items to which nothing refers, and makes the file
    /// smaller.
    ///
    /// Marks and lists remain, with their items.
    ///
    /// - Throws: `storage`; `cancelled`. Visits and details are removed together or not at all.
    public func clearHistory() async throws(CatalogError) {
        if let unsaved { throw unsaved }
        try await store.clearHistory()
        try await removeUnusedItems()
        try await store.compact()
    }

    /// Returns the size of the store's files on disk, in bytes; 0 if nothing is saved.
    public func storeBytes() async -> Int { await store.bytes() }

    func removeUnusedItems() async throws(CatalogError) {
        let lasting = sources.all.map(\.provider.descriptor).filter { $0.favorites != .session }
        try await store.removeUnusedItems(of: Set(lasting.map(\.id)))
    }
}
