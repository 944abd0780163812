import Catalog
import Library

/// Values derived from the state.
extension ListState {
    /// Returns whether the rows remain on screen until the store responds.
    ///
    /// Rows of the query itself remain, as do those of another search text: otherwise each typed
    /// letter would empty the list for a frame.
    func keepsRows(for query: Query) -> Bool {
        guard var known = order?.query else { return false }
        if !known.search.isEmpty, !query.search.isEmpty { known.search = query.search }
        return known == query
    }

    /// The list's descriptor; the catalog's first list if the query names none of its lists.
    var list: ListDescriptor? { lists.first { $0.id == query.list } ?? lists.first }

    /// Whether the rows come from a service; favorites come only from the store, as do the results
    /// of a search that the service can't do.
    var asksService: Bool {
        guard let list else { return true }
        return list.content.isOfService && (query.search.isEmpty || !list.isSearchedInStore)
    }

    /// Whether the chosen order needs all of the list's pages.
    var needsWhole: Bool {
        guard asksService, let key = query.sort?.key else { return false }
        let option = list?.sorts.first { $0.id == key }
        if case .library? = option?.execution { return true }
        return false
    }

    /// The order on screen, which remains during a refresh, error or outage.
    var rows: LoadState<ItemOrder> {
        switch phase {
        case .idle: return .idle
        case .reading, .asked: return .loading(previous: known)
        case .came(let isEmpty):
            // The response may arrive before the store reports its rows.
            guard let known, known.loadedPages > 0, isEmpty || !known.ids.isEmpty else {
                return .loading(previous: known)
            }
            return .loaded(known)
        case .failed(let error), .broken(let error): return .failed(error, previous: known)
        }
    }

    /// What the rows are read for.
    var place: RowReader.Place {
        RowReader.Place(
            ids: rows.value?.ids ?? [],
            visible: visible,
            list: query.search.isEmpty ? list : nil
        )
    }

    /// Whether the rows still belong to the previous search text.
    var isOfOtherWords: Bool { order.map { $0.query != query } ?? false }

    /// The state of the row below the last item.
    var footer: ItemListViewModel.Footer {
        guard let order = rows.value, !isOfOtherWords else { return .none }
        if let nextPageFailure { return .failed(nextPageFailure) }
        if nextPage != nil { return .loading }
        // The list would go on if the service responded.
        if let error = rows.error { return progress.isWhole(order) ? .end : .failed(error) }
        guard needsWhole else {
            return progress.isAtEnd(of: order) && !order.ids.isEmpty ? .end : .none
        }
        if let error = wholeList?.failure { return .failed(error) }
        guard order.isComplete else { return .loading }
        return order.ids.isEmpty ? .none : .end
    }

    /// The order, once it is meaningful: before its first page, a list is unknown rather than
    /// empty, unless stored titles match.
    private var known: ItemOrder? {
        order.flatMap { $0.loadedPages > 0 || !$0.ids.isEmpty ? $0 : nil }
    }

    /// Whether the list follows the store's orders.
    var isFollowing: Bool {
        switch phase {
        case .idle, .broken: false
        case .reading, .asked, .came, .failed: true
        }
    }
}
