import Catalog
import L10n

extension CatalogViewModel {
    /// Returns the page title: the list's name, or a caption for search results.
    ///
    /// If `isNarrow`, a list's name doesn't fit between the buttons, so the title is the catalog's
    /// name.
    public func title(isNarrow: Bool) -> String {
        if isNarrow { return strings.caption(descriptor.title) }
        if isSearching {
            return searchesFavorites
                ? strings("search.results.favorites") : strings.caption(descriptor.search.results)
        }
        return visible.list.map { strings.caption($0.title) } ?? ""
    }

    /// The search field's placeholder.
    public var searchPrompt: String {
        searchesFavorites && canSearch
            ? strings("search.prompt.favorites") : strings.caption(descriptor.search.prompt)
    }

    /// The label of a button below a notice.
    public func title(of offer: ListContent.Offer) -> String {
        offer.title(strings, of: descriptor)
    }

    /// A message that the service doesn't respond, with the age of the rows.
    ///
    /// Nil while the service responds, and if there are no rows, because the list then says why.
    public var offlineNotice: String? {
        guard showsOfflineBanner else { return nil }
        return visible.storedAge ?? strings.outage("banner")
    }

    /// What is wrong with the catalog's file, which was damaged while the app runs; nil if nothing.
    public var fileNotice: String? { settings.catalogs.fileNotice(of: descriptor.id) }

    /// The message above the rows, or nil.
    public var notice: String? { fileNotice ?? offlineNotice }

    /// The text that a screen reader announces when the visible rows change.
    public var announcement: String { visible.announcement }
}
