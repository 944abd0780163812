public import Catalog
public import L10n

/// What is in the place of a list's rows.
public enum ListContent: Hashable, Sendable {
    /// The rows, also while they are refreshed, offline, and after a failure.
    case rows
    /// A spinner.
    case loading
    /// Why nothing could be loaded.
    case failure(CatalogError)
    /// Why there is nothing.
    case empty(EmptyReason)

    /// A heading, a text and buttons.
    public struct Notice: Hashable, Sendable {
        /// Shown above the text.
        public let title: String
        /// What happened, and what the user can do.
        public let text: String
        /// What the buttons below do, the most useful first.
        public let offers: [Offer]

        /// Why nothing could be loaded, with the way to the settings if a key was refused.
        static func failure(_ error: CatalogError, _ strings: Localizer) -> Self {
            Notice(
                title: strings("list.failed.title"),
                text: strings.message(for: error).body,
                offers: error.isOfKey ? [.settings, .retry] : [.retry]
            )
        }
    }

    /// What a button of a ``Notice`` does.
    public enum Offer: Hashable, Sendable {
        /// Opens the settings, which a face does itself.
        case settings
        /// Asks the service again.
        case retry
        /// Clears the filter.
        case clearFilter
        /// Searches all titles and not the favorites alone.
        case searchAll
        /// Ends the search.
        case clearSearch
    }

    /// What is shown instead of rows; nil for rows and the spinner.
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
    /// The label of a button that does this in a catalog.
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

extension CatalogError {
    /// Whether the service refused the key, which only the settings can change.
    var isOfKey: Bool {
        if case .unauthorized = self { true } else { false }
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
    /// Rows stay while anything happens; without rows, a failure counts more than a reason.
    public var content: ListContent {
        if !ids.isEmpty { return .rows }
        if let error = rows.error { return .failure(error) }
        return emptyReason.map(ListContent.empty) ?? .loading
    }

    /// What a screen reader says of the list by itself: that it loads, why it failed, or how many
    /// rows there are; empty while there is nothing to say.
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

    /// Whether the footer takes the keyboard focus: not at the end, where there is nothing to do.
    public var takesFooterFocus: Bool { footer != .end }

    /// What the footer says at the end: of a list, or of the results of a search.
    public var endText: String {
        strings(query.search.isEmpty ? "list.end" : "list.end.results")
    }

    /// The user activated the footer: asks again for what failed.
    public func footerTapped() {
        if case .failed = footer { retryPageTapped() }
    }
}

/// Why a list has no rows.
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
