public import Catalog

/// The state that the next start restores.
extension AppModel {
    /// Returns the state to restore at the next start; nil without catalogs.
    ///
    /// `top` is the topmost item of the visible list; nil if the list is scrolled to its top.
    public func restorationState(top: Item.ID?) -> RestorationState? {
        guard !catalogs.isEmpty else { return nil }
        var state = RestorationState()
        state.catalog = catalog?.id
        state.lists = chosenLists
        if let top, let list = catalog.flatMap({ catalogModel(of: $0) })?.selected.query.list {
            state.place = RestorationState.ScrollPosition(list: list, item: top)
        }
        state.open = router.openItem
        return state
    }

    /// Returns the item to scroll a list to when it first appears; nil for its top.
    ///
    /// Returns an item only once.
    public func takeScrollPosition(in list: ItemListViewModel) -> Item.ID? {
        guard let place = restored.place, !isPlaceTaken, place.list == list.query.list,
            place.item.catalog == list.query.catalog
        else { return nil }
        isPlaceTaken = true
        return place.item
    }

    /// Reopens the details that were open at the last run, if their item is still stored.
    ///
    /// Without that check, the app could start with an error.
    func reopen() async {
        guard let open = restored.open, router.path.isEmpty,
            open.catalog == catalog?.id ?? open.catalog
        else { return }
        do throws(CatalogError) {
            if try await isStored(open) { router.path = [.details(open)] }
        } catch {
            // The list reports an error of the store.
        }
    }
}
