public import Catalog

extension Library {
    /// Replaces a catalog's source at run time, after a settings change; all observers read again.
    ///
    /// Appends the source if its catalog is new.
    public func connect(_ source: CatalogSource) {
        sources.connect(source)
        store.changes.send([.everything])
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
