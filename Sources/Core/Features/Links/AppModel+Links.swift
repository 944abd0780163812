import Catalog

/// What other programs ask the app to open.
extension AppModel {
    /// The user followed a link: its catalog opens, and in it the item where the catalog has
    /// details.
    ///
    /// An item that is gone leads to the list, below the error that says so; a catalog that does
    /// not exist leads nowhere.
    public func linkOpened(_ link: CatalogLink) {
        guard catalogs.contains(where: { $0.id == link.catalog }) else { return }
        quickSearchClosed()
        router.cover = nil
        catalogTapped(link.catalog)
        guard let item = link.item, case .details = catalog?.tap else {
            router.path = []
            return
        }
        linked = item
        router.path = [.details(item)]
    }

    /// The user asked the system's search for more: the search of all catalogs opens with the words.
    public func searchOpened(_ words: String) {
        router.cover = nil
        quickSearchTapped()
        quickSearch?.textChanged(words)
    }

    /// The service has no such item; where a link led to it, its list is shown instead.
    func itemIsGone(_ id: Item.ID) {
        if linked == id, router.openItem == id { router.path = [] }
    }
}
