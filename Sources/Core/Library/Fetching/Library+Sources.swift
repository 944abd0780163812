public import Catalog

extension Library {
    /// Replaces a source while running, after a change of settings; everybody who observes reads
    /// again.
    ///
    /// A source of a catalog that was not there is added at the end.
    public func connect(_ source: CatalogSource) {
        sources.connect(source)
        store.changes.send([.everything])
    }

    /// The scope whose rows each catalog currently shows.
    var scopes: [CatalogID: Scope] {
        Dictionary(sources.all.map { ($0.scope.catalog, $0.scope) }, uniquingKeysWith: { $1 })
    }

    func source(of catalog: CatalogID) throws(CatalogError) -> CatalogSource {
        guard let source = sources[catalog] else { throw .notFound(message: nil) }
        return source
    }
}
