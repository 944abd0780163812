public import Catalog

/// The quick search, which covers all catalogs.
extension AppModel {
    /// Opens the quick search; does nothing if it is already open or a poster or trailer covers the
    /// app.
    public func quickSearchTapped() {
        guard quickSearch == nil, !isCovered else { return }
        quickSearch = QuickSearchViewModel(dependencies: dependencies)
    }

    /// Releases the quick search's model after the user closes it.
    public func quickSearchClosed() { quickSearch = nil }

    /// Opens a search result in its catalog, or just the catalog if its items have no details.
    ///
    /// In the search's own section, the details open above the results.
    public func quickSearchChose(_ id: Item.ID) {
        let descriptor = descriptor(of: id.catalog)
        let hasDetails = descriptor?.hasDetails == true
        if section != .search || !hasDetails {
            quickSearch = nil
            catalogTapped(descriptor?.owner ?? id.catalog)
        }
        if hasDetails { router.openDetails(of: id) }
    }
}
