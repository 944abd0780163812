public import Catalog

/// The controls of a catalog page and their actions.
extension CatalogViewModel {
    /// Whether the catalog has more than one list.
    public var hasLists: Bool { lists.count > 1 }

    /// Whether there is anything to show between the title and the rows: lists, the parts of a
    /// filter, a notice, or the progress of loading all pages.
    public var hasHeader: Bool {
        hasLists || !chips.isEmpty || notice != nil || visible.wholeListContent != nil
    }

    /// Whether any list can be searched; if so, the search field stays when the user switches
    /// lists.
    public var hasSearch: Bool { lists.contains { $0.list?.isSearchable ?? false } }

    /// Whether typing outside the search field starts a search, because the selected list can be
    /// searched.
    public var canSearch: Bool { selected.list?.isSearchable ?? false }

    /// The list to mark as current; nil while a search covers all titles, which aren't limited to
    /// any list.
    public var markedList: ListID? {
        get { isSearching && searchedMarks == nil ? nil : selected.query.list }
        set { newValue.map(listTapped) }
    }

    /// Handles a button below a notice, except `settings`, which the front end opens itself.
    public func offerTapped(_ offer: ListContent.Offer) {
        switch offer {
        case .settings: break
        case .retry: if !visible.rows.isLoading { visible.refreshRequested() }
        case .clearFilter: visible.filterCleared()
        case .searchAll: searchAllTapped()
        case .searchEverywhere: searchEverywhere(visible.query.search)
        case .clearSearch: searchCleared()
        }
    }

    /// Whether any list can be filtered.
    public var hasFilters: Bool { lists.contains { $0.list?.filters.isEmpty == false } }

    /// Whether any list can be sorted.
    public var hasSorts: Bool { lists.contains { $0.list?.sorts.isEmpty == false } }

    /// Requests the rows again or reads the catalog's file again, depending on the notice.
    public func noticeRetryTapped() {
        if fileNotice != nil { return settings.catalogs.filesChanged() }
        if !visible.rows.isLoading { visible.refreshRequested() }
    }

    /// Whether the visible list has more than one layout.
    public var hasLayouts: Bool { (visible.list?.layouts.count ?? 1) > 1 }

    /// The layout that the layout button switches to.
    public var otherLayout: ListDescriptor.Layout { visible.layout == .grid ? .list : .grid }

    /// Switches the layout of all the catalog's lists that offer the new layout.
    public func layoutButtonTapped() {
        let layout = otherLayout
        for list in [visible] + lists { list.layoutTapped(layout) }
    }

    /// Sets whether three columns of pictures fit into the window.
    ///
    /// This decides the layout until the user chooses one.
    public func roomChanged(isRoomy: Bool) {
        for list in lists { list.roomChanged(isRoomy: isRoomy) }
        results.takeLayout(of: selected)
    }
}
