public import Catalog
public import ImagePipeline
import Library

/// Actions for keys and buttons that depend on what is on screen.
extension AppModel {
    /// Closes what was opened last: the topmost route, or a search that began above it.
    ///
    /// A search isn't cleared while pages cover it (`isListSeen` is false; true by default).
    ///
    /// - Returns: whether a search was cleared, so that the caller can focus its rows.
    @discardableResult
    public func backTapped(isListSeen: Bool = true) -> Bool {
        guard isSearching, router.isSearchOnTop, isListSeen || router.path.isEmpty else {
            router.backTapped()
            return false
        }
        catalog.flatMap { catalogModel(of: $0) }?.searchCleared()
        return true
    }

    /// Reloads what is on screen; a list that is already loading continues.
    public func refreshRequested() {
        if filtered == nil { details?.refreshRequested() }
        guard let list = filtered?.list ?? catalog.flatMap({ list(of: $0) }) else {
            if section == .home { home?.refreshRequested() }
            return
        }
        if !list.rows.isLoading { list.refreshRequested() }
    }

    /// Retries unresponsive services at once, because the system reports a network.
    public func networkCameBack() {
        dependencies.library.networkCameBack()
        home?.retryPictures()
    }

    /// Whether the selected catalog has lists that can be made available offline.
    public var hasOfflineLists: Bool { catalog?.offlineLists.isEmpty == false }

    /// Opens the selected catalog's offline lists.
    public func offlineTapped() {
        if let catalog { offline.opened(catalog) }
    }

    /// The credits of the catalogs that are turned on, in display order.
    public var credits: [Credit] { catalogs.compactMap { Credit(of: $0, strings: strings) } }

    /// Whether an error's alert offers to open the settings, because it is about a service's key.
    public func offersSettings(for error: CatalogError) -> Bool {
        alertStrings.concernsKey(error)
    }

    /// The catalog whose key a button offers to enter: that of the alert, of the page, or of the
    /// first shelf that failed.
    public var keyCatalog: CatalogID? {
        if router.alert != nil { return router.alertCatalog }
        let failure = home?.failures.first { home?.notice(of: $0).offers.first == .settings }
        return catalog?.id ?? failure?.catalog.id
    }

    /// Returns the settings page where a catalog's key is entered: its own if the catalog comes
    /// from a file.
    public func keyPage(of catalog: CatalogID?) -> SettingsPage {
        guard let catalog, let descriptor = descriptor(of: catalog) else { return .sources }
        let owner = descriptor.owner ?? catalog
        return settings.slots.contains { $0.catalog == owner } ? .sources : .catalogs
    }

    /// Whether the details on top have a trailer, so that its keyboard shortcut applies.
    public var hasTrailer: Bool {
        keyItem == details?.id && details?.hasTrailer == true && !isCovered
    }

    /// The open item that keys apply to, unless a list of others is above it.
    var keyItem: Item.ID? {
        filtered == nil && related == nil ? router.frontItem : nil
    }

    /// Whether the side pane is shown: something is open, or only one pane fits (`isFolded`).
    public func showsSidePane(isFolded: Bool) -> Bool {
        !router.pushed.isEmpty || isFolded
    }

    /// Adapts to a window of regular or compact width and height.
    ///
    /// A large phone on its side is wide, but has the height of a few rows.
    public func roomChanged(isWide: Bool, isTall: Bool) {
        roomChanged(isRoomy: isWide && isTall)
    }

    /// Records for all catalogs, also those added later, whether three columns of pictures fit into
    /// the window.
    ///
    /// See ``CatalogViewModel/roomChanged(isRoomy:)``.
    public func roomChanged(isRoomy: Bool) {
        self.isRoomy = isRoomy
        for catalog in catalogs { catalogModel(of: catalog)?.roomChanged(isRoomy: isRoomy) }
    }

    /// Opens an item on a shelf, or the shelf's list if the catalog's items have no details.
    public func cardTapped(_ id: Item.ID, on shelf: any ShelfModel) {
        guard shelf.catalog.hasDetails else { return headingTapped(shelf) }
        if shelf.isOnDetails { router.push(.details(id)) } else { router.openDetails(of: id) }
    }

    /// Shows an alert for a picture that couldn't be loaded for saving or copying.
    public func imageFailed(_ error: ImageError) { router.present(CatalogError(error)) }

    /// Opens the page with more items of a shelf; does nothing if the shelf has none.
    public func headingTapped(_ shelf: any ShelfModel) {
        switch shelf.opens {
        case .list(let list)?:
            catalogTapped(shelf.catalog.id)
            catalogModel(of: shelf.catalog)?.listTapped(list)
        case .page(let route)?: router.push(route)
        case nil: break
        }
    }
}
