public import Catalog

extension Library {
    /// Returns each user's number of posts and picture sizes.
    ///
    /// They are computed from the store alone, without a request, and are available at any time.
    ///
    /// - Throws: `notFound` if the catalog doesn't exist; `storage`.
    public func imageStatistics(
        of catalog: CatalogID
    ) async throws(CatalogError) -> ImageStatistics {
        try await store.imageStatistics(of: source(of: catalog).scope, fetch.collation)
    }

    /// Emits ``imageStatistics(of:)``, and again whenever a picture or the feed changes them.
    public func imageStatisticsUpdates(
        of catalog: CatalogID
    ) -> Updates<ImageStatistics> {
        Updates(
            observe: { [store, sources] in
                // If the catalog doesn't exist, the first read reports it.
                let source = sources[catalog]?.scope.name
                let interests = source.map { [Change.posts($0), .images($0)] } ?? []
                return Observation(store.changes.signals(for: Set(interests)))
            },
            read: { [store, sources, fetch] () async throws(CatalogError) in
                guard let source = sources[catalog] else { throw .notFound(message: nil) }
                return try await store.imageStatistics(of: source.scope, fetch.collation)
            }
        )
    }

    /// Counts a catalog's watched items.
    ///
    /// The counts are computed from the store alone, without a request. Facts of items that aren't
    /// stored are unknown.
    ///
    /// - Throws: `notFound` if the catalog doesn't exist; `storage`.
    public func watchedStatistics(
        of catalog: CatalogID
    ) async throws(CatalogError) -> WatchedStatistics {
        WatchedStatistics(try await store.watchedItems(of: source(of: catalog)))
    }

    /// Emits ``watchedStatistics(of:)``, and again whenever a mark or a stored item changes them.
    public func watchedStatisticsUpdates(of catalog: CatalogID) -> Updates<WatchedStatistics> {
        Updates(
            observe: { [store] in
                Observation(store.changes.signals(for: [.marks(catalog), .items(catalog)]))
            },
            read: { () async throws(CatalogError) in
                try await self.watchedStatistics(of: catalog)
            }
        )
    }
}
