public import Catalog
import SQLiteKit

extension Library {
    /// Replaces a catalog's source at run time, after a settings change; all observers read again.
    ///
    /// Appends the source if its catalog is new.
    public func connect(_ source: CatalogSource) {
        sources.connect(source)
        store.changes.send([.everything])
    }

    /// Replaces sources at run time, after a settings change; all observers read again.
    ///
    /// - Parameters:
    ///   - sources: the sources that are new or have changed.
    ///   - order: all catalogs, in display order; others are disconnected, and their stored data
    ///     remains.
    public func connect(_ sources: [CatalogID: CatalogSource], order: [CatalogID]) {
        self.sources.connect(sources, order: order)
        store.changes.send([.everything])
    }

    /// Retries unresponsive services at once, because the system reports a network.
    public func networkCameBack() { sources.networkCameBack() }

    /// Removes everything that is stored about a source, including favorites and offline lists.
    ///
    /// The source needn't be connected.
    ///
    /// - Throws: `storage`.
    public func removeData(of source: CatalogSource) async throws(CatalogError) {
        let (scope, descriptor) = (source.scope, source.provider.descriptor)
        for list in descriptor.offlineLists {
            try await store.write { connection throws(DatabaseError) in
                try connection.offline.remove(list.id.rawValue, of: scope)
                return [.offline]
            }
            await offline.stop(OfflineList.ID(descriptor.id, list.id))
        }
        await offline.tidy()
        try await store.removeAll(of: scope)
    }

    /// The scope of the rows that each catalog currently shows.
    var scopes: [CatalogID: Scope] {
        Dictionary(sources.all.map { ($0.scope.catalog, $0.scope) }, uniquingKeysWith: { $1 })
    }

    func source(of catalog: CatalogID) throws(CatalogError) -> CatalogSource {
        guard let source = sources[catalog] else { throw .notFound(message: nil) }
        return source
    }
}
