import Catalog
import L10n
import Library

/// Text that explains a list's state.
extension ItemListViewModel {
    /// The reason the list is empty; nil if it has rows or isn't known to be empty.
    public var emptyReason: EmptyReason? {
        guard case .loaded(let order) = rows, order.ids.isEmpty else { return nil }
        if !query.search.isEmpty {
            return isOfFavorites ? .favoritesSearch(query.search) : .search(query.search)
        }
        if !query.filter.isEmpty { return .filter }
        return isOfFavorites ? .favorites : .list
    }

    /// The age of the rows as text; nil while the service responds and if there are no rows.
    ///
    /// It is the age of the oldest page.
    public var storedAge: String? {
        guard isOffline, let order = rows.value, !order.ids.isEmpty, let date = order.fetchedAt
        else { return nil }
        return strings.outage("age", strings.moment(date))
    }

    /// The progress of fetching the whole list; nil if it isn't being fetched.
    public var completionContent: CompletionContent? {
        completion.map { CompletionContent($0, strings: strings) }
    }
}
