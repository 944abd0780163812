public import Catalog

/// What is restored at the next start.
extension AppModel {
    /// What to restore at the next start; nil without catalogs.
    ///
    /// `top` is the topmost item of the visible list, nil for its top.
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

    /// The item to scroll a list to when it first appears; nil for its top, and from the second
    /// call on.
    public func takeScrollPosition(in list: ItemListViewModel) -> Item.ID? {
        guard let place = restored.place, !isPlaceTaken, place.list == list.query.list,
            place.item.catalog == list.query.catalog
        else { return nil }
        isPlaceTaken = true
        return place.item
    }

    /// Reopens the details that were open, if the item is still stored: otherwise the app would
    /// start with an error.
    func reopen() async {
        guard let open = restored.open, router.path.isEmpty,
            open.catalog == catalog?.id ?? open.catalog
        else { return }
        do throws(CatalogError) {
            if try await isStored(open) { router.path = [.details(open)] }
        } catch {
            // The list reports what is wrong with the store.
        }
    }
}
