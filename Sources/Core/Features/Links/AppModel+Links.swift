import Catalog

/// Links and searches that other programs open in the app.
extension AppModel {
    /// Opens a link: its catalog, and its item if the catalog has details; or the home page.
    ///
    /// If the item no longer exists, shows its list beneath an error alert. Does nothing if the
    /// catalog doesn't exist.
    public func linkOpened(_ link: CatalogLink) {
        let descriptor = descriptor(of: link.catalog)
        guard descriptor != nil || StartPage(link.catalog.rawValue) == .home else { return }
        quickSearchClosed()
        router.cover = nil
        if let descriptor { catalogTapped(descriptor.owner ?? descriptor.id) } else { homeTapped() }
        guard let item = link.item, descriptor?.hasDetails == true else {
            router.path = []
            return
        }
        linked = item
        router.path = [.details(item)]
    }

    /// Opens the quick search with text from the system's search, a list or the home page.
    ///
    /// A front end that says which sections are on screen has a section for it.
    public func searchOpened(_ words: String) {
        router.cover = nil
        if shownSections.isEmpty { quickSearchTapped() } else { section = .search }
        quickSearch?.text = words
    }

    /// Handles an item that the service doesn't have: if a link led to it, closes its details.
    func itemIsGone(_ id: Item.ID) {
        if linked == id, router.openItem == id { router.path = [] }
    }
}
