import Catalog
import Library

/// What follows from the state.
extension ListState {
    /// The catalog's first list if the query names none of its lists.
    var list: ListDescriptor? { lists.first { $0.id == query.list } ?? lists.first }

    /// Whether the rows come from the service; favorites come from the store alone.
    var asksService: Bool { list?.content != .favorites }

    /// Whether the chosen order needs the whole list.
    var needsWhole: Bool {
        guard asksService, let key = query.sort?.key else { return false }
        let option = list?.sorts.first { $0.id == key }
        if case .library? = option?.execution { return true }
        return false
    }

    /// The order on screen, which is never lost to a refresh, an error or an outage.
    var rows: LoadState<ItemOrder> {
        switch phase {
        case .idle: return .idle
        case .reading, .asked: return .loading(previous: known)
        case .came(let isEmpty):
            // The answer may arrive before the store reports it.
            guard let known, known.loadedPages > 0, isEmpty || !known.ids.isEmpty else {
                return .loading(previous: known)
            }
            return .loaded(known)
        case .failed(let error), .broken(let error): return .failed(error, previous: known)
        }
    }

    /// Whether the rows are still those of a search by other words.
    var isOfOtherWords: Bool { order.map { $0.query != query } ?? false }

    /// What is shown below the last row.
    var footer: ItemListViewModel.Footer {
        guard let order = rows.value, !isOfOtherWords else { return .none }
        if nextPage != nil { return .loading }
        if let nextPageFailure { return .failed(nextPageFailure) }
        // There would be more rows if the service could be reached.
        if let error = rows.error { return progress.isWhole(order) ? .end : .failed(error) }
        guard needsWhole else {
            return progress.isAtEnd(of: order) && !order.ids.isEmpty ? .end : .none
        }
        if let error = completion?.failure { return .failed(error) }
        guard order.isComplete else { return .loading }
        return order.ids.isEmpty ? .none : .end
    }

    /// Before its first page a list is unknown rather than empty, unless stored titles match.
    private var known: ItemOrder? {
        order.flatMap { $0.loadedPages > 0 || !$0.ids.isEmpty ? $0 : nil }
    }

    /// Whether the store reports its orders.
    var isFollowing: Bool {
        switch phase {
        case .idle, .broken: false
        case .reading, .asked, .came, .failed: true
        }
    }
}
