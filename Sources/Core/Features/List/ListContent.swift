public import Catalog
public import L10n

/// The content shown on a list page.
public enum ListContent: Hashable, Sendable {
    /// The rows, including during a refresh or outage and after a failure.
    case rows
    /// A spinner.
    case loading
    /// The error that prevented loading.
    case failure(CatalogError)
    /// The reason why the list is empty.
    case empty(EmptyReason)

    /// A heading, text and buttons in place of rows.
    public struct Notice: Hashable, Sendable {
        /// The heading.
        public let title: String
        /// What happened, and what the user can do about it.
        public let text: String
        /// The actions of the buttons, most useful first.
        public let offers: [Offer]

        /// Returns the notice for an error; it offers the settings if it is about the service's key.
        static func failure(_ error: CatalogError, _ strings: Localizer) -> Self {
            Notice(
                title: strings("list.failed.title"),
                text: strings.message(for: error).body,
                offers: strings.concernsKey(error) ? [.settings, .retry] : [.retry]
            )
        }
    }

    /// The action of a ``Notice`` button.
    public enum Offer: Hashable, Sendable {
        /// Opens the settings, which is up to the front end.
        case settings
        /// Requests the list again.
        case retry
        /// Clears the filter.
        case clearFilter
        /// Searches all titles instead of only the favorites.
        case searchAll
        /// Searches all catalogs for the same text.
        case searchEverywhere
        /// Ends the search.
        case clearSearch
    }

    /// Returns what to show instead of rows; nil for the rows and the spinner.
    public func notice(_ strings: Localizer) -> Notice? {
        switch self {
        case .rows, .loading: nil
        case .failure(let error): .failure(error, strings)
        case .empty(let reason):
            Notice(
                title: strings("\(reason.key).title"),
                text: reason.text(strings),
                offers: reason.offers
            )
        }
    }
}

extension ListContent.Offer {
    /// Returns the label for a button with this action in a catalog.
    func title(_ strings: Localizer, of catalog: CatalogDescriptor) -> String {
        switch self {
        case .settings: strings("settings.title")
        case .retry: strings("list.retry")
        case .clearFilter: strings("filter.clear")
        case .searchAll: strings.caption(catalog.search.all)
        case .searchEverywhere: strings("search.everywhere")
        case .clearSearch: strings("search.clear")
        }
    }
}

extension EmptyReason {
    fileprivate var key: String {
        switch self {
        case .list: "list.empty"
        case .search: "list.empty.search"
        case .markedSearch(let kind, _): "list.empty.\(ListID(marked: kind).rawValue)-search"
        case .filter: "list.empty.filter"
        case .marked(let kind): "list.empty.\(ListID(marked: kind).rawValue)"
        }
    }

    fileprivate func text(_ strings: Localizer) -> String {
        switch self {
        case .search(let words), .markedSearch(_, let words): strings("\(key).text", words)
        case .list, .filter, .marked: strings("\(key).text")
        }
    }

    fileprivate var offers: [ListContent.Offer] {
        switch self {
        case .list: [.retry]
        case .search: [.searchEverywhere, .clearSearch]
        case .markedSearch: [.searchAll, .searchEverywhere, .clearSearch]
        case .filter: [.clearFilter]
        case .marked: []
        }
    }
}

/// The reason a list has no rows.
public enum EmptyReason: Hashable, Sendable {
    /// The service has no rows.
    case list
    /// No title matches the text.
    case search(String)
    /// No title of an item with the kind of mark matches the text.
    case markedSearch(MarkKind, String)
    /// No row passes the filter.
    case filter
    /// No item has the kind of mark yet.
    case marked(MarkKind)
}
