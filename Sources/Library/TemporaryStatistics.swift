public import Catalog
extension Library {
    public nonisolated func imageStatisticsUpdates(of catalog: CatalogID) -> Updates<ImageStatistics> {
        Updates(
            observe: { [store] in Observation(store.changes.signals(for: [.items(catalog)])) },
            read: { () async throws(CatalogError) in ImageStatistics() }
        )
    }
}
