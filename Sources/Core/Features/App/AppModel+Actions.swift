public import Catalog
import Library

/// What the app's keys and buttons mean where the user is.
extension AppModel {
    /// The user went back: leaves whatever covers the list, otherwise the search, otherwise the
    /// topmost route.
    ///
    /// `isListSeen` is false where details hide the list. Returns whether a search was left, so
    /// that its rows get the focus.
    @discardableResult
    public func backTapped(isListSeen: Bool) -> Bool {
        guard isListSeen, !isCovered, isSearching else {
            router.backTapped()
            return false
        }
        catalog.flatMap { catalogModel(of: $0) }?.searchCleared()
        return true
    }

    /// The user asked for what is shown once more; a list that is loading goes on.
    public func refreshRequested() {
        details?.refreshRequested()
        guard let list = catalog.flatMap({ list(of: $0) }) else {
            home?.refreshRequested()
            return
        }
        if !list.rows.isLoading { list.refreshRequested() }
    }

    /// The system reports a network: whatever is on screen and was not answered asks at once.
    public func networkCameBack() {
        catalog.flatMap { list(of: $0) }?.networkCameBack()
        details?.networkCameBack()
        home?.networkCameBack()
        offline.networkCameBack()
    }

    /// Whether the selected catalog has lists that can be available offline.
    public var hasOfflineLists: Bool { catalog?.offlineLists.isEmpty == false }

    /// The user wants to make lists of the selected catalog available offline.
    public func offlineTapped() {
        if let catalog { offline.opened(catalog) }
    }

    /// Whether the alert of an error leads to the settings: a key was refused.
    public func offersSettings(for error: CatalogError) -> Bool {
        error.isOfKey
    }

    /// Whether a heart can be given by a key: to something of the catalog, or on the home page to
    /// what is open.
    public var hasHearts: Bool {
        let shown = catalog ?? catalogs.first { $0.id == router.openItem?.catalog }
        return shown?.favorites != nil
    }

    /// The user gave or took a heart by a key: that of the open item if its page has the focus
    /// (`isInDetails`) or something covers the lists, otherwise of the focused row.
    public func heartKeyPressed(focused: Item.ID?, isInDetails: Bool) {
        let open = router.openItem
        guard let id = isInDetails || isCovered ? open : focused ?? open else { return }
        favorites.toggle(id)
    }

    /// Whether the pane beside the list is shown: something is open.
    ///
    /// Where only one pane fits (`isFolded`) it waits beside the visible one.
    public func showsSidePane(isFolded: Bool) -> Bool {
        !router.pushed.isEmpty || isFolded
    }

    /// Whether the list takes what is left beside the pane: rows beside details stay narrow.
    public var isListWide: Bool {
        let layout = catalog.flatMap { catalogModel(of: $0) }?.visible.layout
        return layout != .list || router.pushed.isEmpty
    }

    /// Whether three columns of pictures fit into the window changed; see
    /// ``CatalogViewModel/roomChanged(isRoomy:)``.
    public func roomChanged(isRoomy: Bool) {
        for catalog in catalogs { catalogModel(of: catalog)?.roomChanged(isRoomy: isRoomy) }
    }

    /// The user opened an item of a shelf; where an item has no details, its place in its list.
    public func cardTapped(_ id: Item.ID, on shelf: ShelfViewModel) {
        if case .details = shelf.catalog.tap {
            if router.openItem != id { router.path = [.details(id)] }
        } else {
            headingTapped(shelf)
        }
    }

    /// The user opened the list that a shelf begins; does nothing if there is none.
    public func headingTapped(_ shelf: ShelfViewModel) {
        guard let list = shelf.descriptor.opens else { return }
        catalogTapped(shelf.catalog.id)
        catalogModel(of: shelf.catalog)?.listTapped(list)
    }
}
