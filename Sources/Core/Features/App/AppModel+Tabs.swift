public import Catalog

/// Bindings for a front end with one navigation stack per catalog.
extension AppModel {
    /// The routes pushed on a catalog's list; empty if another catalog is selected.
    public func routes(in descriptor: CatalogDescriptor) -> [Route] {
        catalog == descriptor ? router.pushed : []
    }

    /// Updates the router after a navigation stack changed its routes.
    ///
    /// Ignores the stack of a catalog that isn't selected: the system empties it when the user
    /// leaves it.
    public func routesChanged(to routes: [Route], in descriptor: CatalogDescriptor) {
        guard catalog == descriptor, routes != router.pushed else { return }
        router.pushed = routes
    }

    /// The routes pushed on the home page; empty while a catalog is selected.
    public var homeRoutes: [Route] { catalog == nil ? router.pushed : [] }

    /// Updates the router after the home page's stack changed; ignored while a catalog is selected.
    public func homeRoutesChanged(to routes: [Route]) {
        guard catalog == nil, routes != router.pushed else { return }
        router.pushed = routes
    }

    /// Whether a list is on screen.
    public func isSeen(_ list: ItemListViewModel) -> Bool {
        catalog.flatMap { self.list(of: $0) } === list
    }
}
