import Catalog

extension Library {
    nonisolated func replaceSource(_ source: CatalogSource) {
        sources.connect(source)
        store.changes.send([.everything])
    }

    /// The scope whose rows each catalog currently shows.
    nonisolated var scopes: [CatalogID: Scope] {
        Dictionary(sources.all.map { ($0.scope.catalog, $0.scope) }, uniquingKeysWith: { $1 })
    }

    nonisolated func source(of catalog: CatalogID) throws(CatalogError) -> CatalogSource {
        guard let source = sources[catalog] else { throw .notFound(message: nil) }
        return source
    }
}
