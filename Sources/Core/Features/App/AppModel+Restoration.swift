public import Catalog

/// The state to be restored on the next start.
extension AppModel {
    /// Returns the state to restore on the next start; nil without catalogs.
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

    /// Returns the item a list scrolls to when it first appears; nil for its top.
    ///
    /// Returns an item only once.
    public func takeScrollPosition(in list: ItemListViewModel) -> Item.ID? {
        guard let place = restored.place, !isPlaceTaken, place.list == list.query.list,
            place.item.catalog == list.query.catalog
        else { return nil }
        isPlaceTaken = true
        return place.item
    }

    /// Reopens the details that were open when the app last quit, if their item is still stored.
    ///
    /// Without that check, the app could start with an error.
    func reopen() async {
        guard let open = restored.open, router.path.isEmpty,
            descriptor(of: open.catalog)?.isReached(in: catalog?.id) == true
        else { return }
        do throws(CatalogError) {
            if try await isStored(open) { router.path = [.details(open)] }
        } catch {
            // The list reports a store error.
        }
    }
}

extension CatalogDescriptor {
    /// Whether an item of the catalog can be open in a catalog's section, or at home if it is nil.
    fileprivate func isReached(in catalog: CatalogID?) -> Bool {
        catalog == nil || catalog == id || catalog == owner
    }
}
