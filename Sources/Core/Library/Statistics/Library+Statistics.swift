public import Catalog

extension Library {
    /// Who posted how much and how large the pictures are, computed from the store alone.
    ///
    /// Asks nobody; may be asked at any time.
    /// - Throws: `notFound` where there is no such catalog; `storage`.
    public func imageStatistics(
        of catalog: CatalogID
    ) async throws(CatalogError) -> ImageStatistics {
        try await store.imageStatistics(of: source(of: catalog).scope, fetch.collation)
    }

    /// ``imageStatistics(of:)`` now and after each picture and each reading of the feed that changes
    /// them.
    public func imageStatisticsUpdates(
        of catalog: CatalogID
    ) -> Updates<ImageStatistics> {
        Updates(
            observe: { [store, sources] in
                // If there is no such catalog the first read reports it.
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
}
