public import Catalog

/// Which controls a page of the catalog has, and what they do.
extension CatalogViewModel {
    /// Whether there is a list to choose.
    public var hasLists: Bool { lists.count > 1 }

    /// Whether any list can be searched: the field stays while the user changes lists.
    public var hasSearch: Bool { lists.contains { $0.list?.isSearchable ?? false } }

    /// Whether typing anywhere may begin a search: the selected list can be searched.
    public var canSearch: Bool { selected.list?.isSearchable ?? false }

    /// The list to mark as the one on screen; nil while all titles are searched, whatever the list.
    public var markedList: ListID? {
        isSearching && !searchesFavorites ? nil : selected.query.list
    }

    /// The user pressed a button below a notice; a face opens the settings itself.
    public func offerTapped(_ offer: ListContent.Offer) {
        switch offer {
        case .settings: break
        case .retry: if !visible.rows.isLoading { visible.refreshRequested() }
        case .clearFilter: visible.filterCleared()
        case .searchAll: searchAllTapped()
        case .clearSearch: searchCleared()
        }
    }

    /// Whether any list can be filtered.
    public var hasFilters: Bool { lists.contains { $0.list?.filters.isEmpty == false } }

    /// Whether any list can be sorted.
    public var hasSorts: Bool { lists.contains { $0.list?.sorts.isEmpty == false } }

    /// Whether to say that stored rows are shown: only above rows, for without any the list says
    /// why.
    public var showsOfflineBanner: Bool { visible.isOffline && !visible.ids.isEmpty }

    /// The user asked the service that does not respond once more.
    public func offlineRetryTapped() {
        if !visible.rows.isLoading { visible.refreshRequested() }
    }

    /// Whether the visible list has another layout.
    public var hasLayouts: Bool { (visible.list?.layouts.count ?? 1) > 1 }

    /// The layout that the button leads to.
    public var otherLayout: ListDescriptor.Layout { visible.layout == .grid ? .list : .grid }

    /// The user changed the layout, which all lists of the catalog that have it take.
    public func layoutButtonTapped() {
        let layout = otherLayout
        for list in [visible] + lists { list.layoutTapped(layout) }
    }

    /// The window became wider or narrower: whether three columns of pictures fit beside nothing
    /// else decides the layout until the user does.
    public func roomChanged(isRoomy: Bool) {
        for list in lists { list.roomChanged(isRoomy: isRoomy) }
        results.takeLayout(of: selected)
    }
}
