import Catalog
import SQLiteKit

/// A query with what its catalog's descriptor says of it.
struct ResolvedQuery: Sendable {
    /// As it was asked.
    let query: Query
    /// What the service is asked and the store holds: without an order that the library makes,
    /// its words trimmed and in NFC.
    let base: Query
    let source: CatalogSource
    /// Whether the rows are those with a heart; the service is never asked then.
    let isFavorites: Bool
    /// The order that the library makes; nil where the rows stand in order already.
    let sort: LibrarySort?

    init(_ query: Query, of source: CatalogSource, collation: TitleCollation) {
        let list = source.provider.descriptor.list(query.list)
        var base = query
        base.search = SearchText.composed(SearchText.trimmed(query.search))
        sort = query.sort.flatMap { sort in
            let option = list?.sorts.first { $0.id == sort.key }
            guard case .library(let facet)? = option?.execution else { return nil }
            return LibrarySort(facet: facet, direction: sort.direction, collation: collation)
        }
        if sort != nil { base.sort = nil }
        self.query = query
        self.base = base
        self.source = source
        isFavorites = list?.content == .favorites
    }

    var scope: Scope { source.scope }
    var key: ListKey { ListKey(base) }

    /// Whether stored titles answer until the service has: a filter cannot be answered by titles.
    var isAnsweredByTitles: Bool { !base.search.isEmpty && base.filter.isEmpty }

    /// What its order depends on.
    var interests: Set<Change> {
        var interests: Set<Change> =
            isFavorites
            ? [.hearts(scope.catalog), .items(scope.catalog)] : [.list(key)]
        if isAnsweredByTitles { interests.insert(.titles(scope.catalog)) }
        return interests
    }
}
