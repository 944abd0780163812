import Catalog
import L10n
import Library

/// Why a list looks as it does.
extension ItemListViewModel {
    /// Why there are no rows; nil if there are some or it is not certain yet.
    public var emptyReason: EmptyReason? {
        guard case .loaded(let order) = rows, order.ids.isEmpty else { return nil }
        if !query.search.isEmpty {
            return isOfFavorites ? .favoritesSearch(query.search) : .search(query.search)
        }
        if !query.filter.isEmpty { return .filter }
        return isOfFavorites ? .favorites : .list
    }

    /// The age of what is shown, as text; nil while the service responds, and if nothing is shown.
    ///
    /// It is that of the oldest page.
    public var storedAge: String? {
        guard isOffline, let order = rows.value, !order.ids.isEmpty, let date = order.fetchedAt
        else { return nil }
        return strings("offline.age", strings.moment(date))
    }

    /// The progress of fetching the whole list; nil while nothing is fetched for it.
    public var completionContent: CompletionContent? {
        completion.map { CompletionContent($0, strings: strings) }
    }
}
