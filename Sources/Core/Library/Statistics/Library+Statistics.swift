import Catalog

extension Library {
    nonisolated func readImageStatistics(
        of catalog: CatalogID
    ) async throws(CatalogError) -> ImageStatistics {
        try await store.imageStatistics(of: source(of: catalog).scope, fetch.collation)
    }

    nonisolated func observeImageStatistics(of catalog: CatalogID) -> Updates<ImageStatistics> {
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
