public import Catalog

/// The search of all catalogs.
extension AppModel {
    /// The user wants to search all catalogs; does nothing while that is open, and where a poster
    /// or a trailer covers everything.
    public func quickSearchTapped() {
        guard quickSearch == nil, !isCovered else { return }
        quickSearch = QuickSearchViewModel(parts: parts)
    }

    /// The search of all catalogs was closed.
    public func quickSearchClosed() { quickSearch = nil }

    /// The user chose something it found, which opens in its catalog; where an item has no
    /// details, the catalog alone.
    public func quickSearchChose(_ id: Item.ID) {
        quickSearch = nil
        catalogTapped(id.catalog)
        guard case .details = catalog?.tap, router.openItem != id else { return }
        router.path = [.details(id)]
    }
}
