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
        case .clearSearch: strings("search.clear")
        }
    }
}

extension EmptyReason {
    fileprivate var key: String {
        switch self {
        case .list: "list.empty"
        case .search: "list.empty.search"
        case .favoritesSearch: "list.empty.favorites-search"
        case .filter: "list.empty.filter"
        case .favorites: "list.empty.favorites"
        }
    }

    fileprivate func text(_ strings: Localizer) -> String {
        switch self {
        case .search(let words), .favoritesSearch(let words): strings("\(key).text", words)
        case .list, .filter, .favorites: strings("\(key).text")
        }
    }

    fileprivate var offers: [ListContent.Offer] {
        switch self {
        case .list: [.retry]
        case .search: [.clearSearch]
        case .favoritesSearch: [.searchAll, .clearSearch]
        case .filter: [.clearFilter]
        case .favorites: []
        }
    }
}

extension ItemListViewModel {
    /// The page's content: rows if there are any, otherwise a failure, a reason or the spinner.
    public var content: ListContent {
        if !ids.isEmpty { return .rows }
        if let error = rows.error { return .failure(error) }
        return emptyReason.map(ListContent.empty) ?? .loading
    }

    /// The text that a screen reader announces when the list changes.
    ///
    /// It says that the list is loading, why it failed, or how many rows there are; otherwise it is
    /// empty.
    public var announcement: String {
        if rows.isLoading { return strings("list.loading") }
        if let error = rows.error { return strings.message(for: error).text }
        return ids.isEmpty && emptyReason == nil ? "" : strings("list.loaded", count: ids.count)
    }

    /// The footer as text, for screen readers.
    public var footerSpeech: String {
        switch footer {
        case .none, .loading: strings("list.loading-more")
        case .end: endText
        case .failed(let error):
            "\(strings("list.next-page-failed")) \(strings.message(for: error).text)"
        }
    }

    /// Whether the rows are being requested again, as opposed to the next page.
    public var isReloading: Bool { rows.isLoading && !ids.isEmpty && footer != .loading }

    /// Whether the footer accepts the keyboard focus; not at the end, because it has no action.
    public var takesFooterFocus: Bool { footer != .end }

    /// The footer text at the end of a list or of search results.
    public var endText: String {
        strings(query.search.isEmpty ? "list.end" : "list.end.results")
    }

    /// Retries what failed after the user activated the footer.
    public func footerTapped() {
        if case .failed = footer { retryPageTapped() }
    }
}

/// The reason a list has no rows.
public enum EmptyReason: Hashable, Sendable {
    /// The service has no rows.
    case list
    /// No title matches the text.
    case search(String)
    /// No favorite's title matches the text.
    case favoritesSearch(String)
    /// No row passes the filter.
    case filter
    /// There are no favorites yet.
    case favorites
}
