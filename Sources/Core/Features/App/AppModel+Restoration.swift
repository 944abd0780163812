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
        state.path = router.pushed
        return state
    }

    /// Returns the item a list scrolls to when it first appears; nil for its top.
    ///
    /// Returns an item only once.
    public func takeScrollPosition(in list: ItemListViewModel) -> Item.ID? {
        guard let place = restored.place, !isPlaceTaken, !list.isPushed,
            place.list == list.query.list,
            place.item.catalog == list.query.catalog
        else { return nil }
        isPlaceTaken = true
        return place.item
    }

    /// Reopens the pages that were open when the app last quit, up to one whose item is no longer
    /// stored.
    ///
    /// Without that check, the app could start with an error.
    func reopen() async {
        let section = router.section
        guard router.path.isEmpty else { return }
        var path: [Route] = []
        do throws(CatalogError) {
            for route in restored.path {
                guard descriptor(of: route.catalog)?.isReached(in: catalog?.id) == true,
                    try await isStored(route)
                else { break }
                path.append(route)
            }
        } catch {
            // The list reports a store error.
        }
        // The user may have gone elsewhere in the meantime.
        if router.section == section, router.path.isEmpty { router.path = path }
    }

    private func isStored(_ route: Route) async throws(CatalogError) -> Bool {
        switch route {
        case .details(let id), .related(let id, _), .poster(let id), .picture(let id),
            .trailer(let id):
            try await isStored(id)
        case .list, .statistics: true
        }
    }
}

extension CatalogDescriptor {
    /// Whether an item of the catalog can be open in a catalog's section, or at home if it is nil.
    fileprivate func isReached(in catalog: CatalogID?) -> Bool {
        catalog == nil || catalog == id || catalog == owner
    }
}
