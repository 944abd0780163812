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
            return searchedMarks.map { strings("search.results.\(ListID(marked: $0).rawValue)") }
                ?? strings.caption(descriptor.search.results)
        }
        return visible.list.map { strings.caption($0.title) } ?? ""
    }

    /// The search field's placeholder.
    public var searchPrompt: String {
        searchedMarks.flatMap { kind in
            canSearch ? strings("search.prompt.\(ListID(marked: kind).rawValue)") : nil
        } ?? strings.caption(descriptor.search.prompt)
    }

    /// The visible list's ``ItemListViewModel/offlineNotice``.
    public var offlineNotice: String? { visible.offlineNotice }

    /// What is wrong with the catalog's file, which was damaged while the app runs; nil if nothing.
    public var fileNotice: String? { settings.catalogs.fileNotice(of: descriptor.id) }

    /// The message above the rows, or nil.
    public var notice: String? { fileNotice ?? offlineNotice }

    /// The text that a screen reader announces when the visible rows change.
    public var announcement: String { visible.announcement }
}
