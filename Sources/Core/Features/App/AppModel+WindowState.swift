public import Catalog

/// What is found again at the next start.
extension AppModel {
    /// Keeps how the window is left: its size, and the item at the upper edge of the list that is
    /// shown; the rest is known here.
    public func windowLeft(size: WindowState.Size?, isMaximized: Bool, top: Item.ID?) {
        guard let catalog else { return }
        var state = WindowState()
        state.size = size
        state.isMaximized = isMaximized
        state.catalog = catalog.id
        state.lists = chosenLists
        if let top, let list = browser(of: catalog)?.selected.query.list {
            state.place = WindowState.Place(list: list, item: top)
        }
        state.open = router.openItem
        keep(state)
    }

    /// The item to put at the upper edge of a list that comes on screen; nil for its top, and from
    /// the second call on.
    public func takePlace(in list: ItemListViewModel) -> Item.ID? {
        guard let place = restored.place, !isPlaceTaken, place.list == list.query.list,
            place.item.catalog == list.query.catalog
        else { return nil }
        isPlaceTaken = true
        return place.item
    }

    /// Opens the details that were open, where the store still knows the item: another one would
    /// begin the day with an error.
    func reopen() async {
        guard let open = restored.open, router.path.isEmpty, open.catalog == catalog?.id else {
            return
        }
        do throws(CatalogError) {
            if try await isStored(open) { router.path = [.details(open)] }
        } catch {
            // The list says what is wrong with the store.
        }
    }
}
