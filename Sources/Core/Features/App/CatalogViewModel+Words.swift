import Catalog
import L10n

extension CatalogViewModel {
    /// The title of the page: the list's name, or what was searched.
    ///
    /// Where it `isNarrow`, so that a list's whole name does not fit between the buttons, the title
    /// names the catalog; the lists' names are below.
    public func title(isNarrow: Bool) -> String {
        if isNarrow { return strings.caption(descriptor.title) }
        if isSearching {
            return searchesFavorites
                ? strings("search.results.favorites") : strings.caption(descriptor.search.results)
        }
        return visible.list.map { strings.caption($0.title) } ?? ""
    }

    /// What the empty search field says.
    public var searchPrompt: String {
        searchesFavorites && canSearch
            ? strings("search.prompt.favorites") : strings.caption(descriptor.search.prompt)
    }

    /// The label of a button below a notice.
    public func title(of offer: ListContent.Offer) -> String {
        offer.title(strings, of: descriptor)
    }

    /// That the service does not respond, and how old the rows are; nil while it does, and where
    /// there are none, for then the list says why.
    public var offlineNotice: String? {
        guard showsOfflineBanner else { return nil }
        return visible.storedAge ?? strings("offline.banner")
    }

    /// What a screen reader says of the rows on screen by itself.
    public var announcement: String { visible.announcement }
}
