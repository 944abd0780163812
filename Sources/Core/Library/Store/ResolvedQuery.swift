import Catalog
import Primitives
import SQLiteKit

/// A query with its catalog's source.
struct ResolvedQuery: Sendable {
    /// The query as requested.
    let query: Query
    /// The query that is sent to the service and stored.
    ///
    /// It omits any sort order applied by the library; its search text is trimmed and in NFC.
    let base: Query
    let source: CatalogSource
    /// The kind of mark that the rows have, so that the service isn't asked; nil for its lists.
    let marked: MarkKind?
    /// Whether the rows are stored titles, because the service can't search.
    let isStoredSearch: Bool
    /// The sort order that the library applies; nil if the rows are already in order.
    let sort: LibrarySort?

    init(_ query: Query, of source: CatalogSource, collation: TitleCollation) {
        let list = source.provider.descriptor.list(query.list)
        var base = query
        base.search = query.search.trimmed.composed
        sort = query.sort.flatMap { sort in
            let option = list?.sorts.first { $0.id == sort.key }
            let key: LibrarySort.Key
            switch option?.execution {
            case .library(let facet): key = .facet(facet)
            case .ownRating: key = .ownRating
            case .service, nil: return nil
            }
            return LibrarySort(sortKey: key, direction: sort.direction, collation: collation)
        }
        if sort != nil { base.sort = nil }
        self.query = query
        self.base = base
        self.source = source
        marked = if case .marked(let kind)? = list?.content { kind } else { nil }
        isStoredSearch = list?.isSearchedInStore == true && !base.search.isEmpty
    }

    var scope: Scope { source.scope }
    var key: ListKey { ListKey(base) }

    /// Whether stored titles are searched until the service has responded.
    ///
    /// False if there is a filter, because titles alone can't satisfy it.
    var isAnsweredByTitles: Bool { !base.search.isEmpty && base.filter.isEmpty }

    /// The changes that may affect the order.
    var interests: Set<Change> {
        var interests: Set<Change> =
            marked == nil
            ? [.list(key)] : [.marks(scope.catalog), .items(scope.catalog)]
        if isAnsweredByTitles { interests.insert(.titles(scope.catalog)) }
        return interests
    }
}
