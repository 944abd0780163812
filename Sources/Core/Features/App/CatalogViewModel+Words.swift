import Catalog
import L10n

extension CatalogViewModel {
    /// The title of the page: the list's name, or that these are results.
    ///
    /// Where it `isNarrow` there is no sidebar and a list's whole name does not fit between the
    /// buttons: the title names the catalog, and the lists' names are below.
    public func title(isNarrow: Bool) -> String {
        if isNarrow { return strings.caption(descriptor.title) }
        if isSearching { return strings("list.results.title") }
        return visible.list.map { strings.caption($0.title) } ?? ""
    }

    /// What the empty search field says.
    public var searchPrompt: String { strings.caption(descriptor.searchPrompt) }

    /// That the service does not respond, and how old the rows are; nil while it does, and where
    /// there are none, for then the list says why.
    public var offlineNotice: String? {
        guard showsOfflineBanner else { return nil }
        return visible.storedAge ?? strings("offline.banner")
    }

    /// What a screen reader says of the rows on screen by itself.
    public var announcement: String { visible.announcement }
}
