public import Catalog

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
        catalog.flatMap { browser(of: $0) }?.searchCleared()
        return true
    }

    /// The system reports a network: whatever is on screen and was not answered asks at once.
    public func networkCameBack() {
        catalog.flatMap { list(of: $0) }?.networkCameBack()
        details?.networkCameBack()
    }

    /// Whether the alert of an error leads to the settings: a key was refused.
    public func offersSettings(for error: CatalogError) -> Bool {
        if case .unauthorized = error { true } else { false }
    }

    /// The user gave or took a heart by a key: that of the open item if its page has the focus
    /// (`isInDetails`) or something covers the lists, otherwise of the focused row.
    public func heartKeyPressed(focused: Item.ID?, isInDetails: Bool) {
        let open = router.openItem
        guard let id = isInDetails || isCovered ? open : focused ?? open else { return }
        favorites.toggle(id)
    }

    /// Whether the pane beside the list is shown: something is open, or the catalog has details.
    ///
    /// Where only one pane fits (`isFolded`) it waits beside the visible one.
    public func showsSidePane(isFolded: Bool) -> Bool {
        !router.path.isEmpty || isFolded || catalog?.hasDetails ?? true
    }

    /// Whether the list takes what is left beside the pane: a grid does, and a catalog without
    /// details; a list stays narrow.
    public var isListWide: Bool {
        let layout = catalog.flatMap { browser(of: $0) }?.visible.layout
        return layout == .grid || !(catalog?.hasDetails ?? true)
    }
}
