public import Catalog

/// What a face with a navigation stack for each catalog binds to.
extension AppModel {
    /// The routes pushed on a catalog's list; none if another catalog is selected.
    public func routes(in descriptor: CatalogDescriptor) -> [Route] {
        catalog == descriptor ? router.pushed : []
    }

    /// A navigation stack went back or forth; ignored from that of another catalog, which the
    /// system empties when it is left.
    public func routesChanged(to routes: [Route], in descriptor: CatalogDescriptor) {
        guard catalog == descriptor, routes != router.pushed else { return }
        router.pushed = routes
    }

    /// The routes pushed on the home page; none while a catalog is selected.
    public var homeRoutes: [Route] { catalog == nil ? router.pushed : [] }

    /// A navigation stack went back or forth on the home page, as above.
    public func homeRoutesChanged(to routes: [Route]) {
        guard catalog == nil, routes != router.pushed else { return }
        router.pushed = routes
    }

    /// Whether a list is the one on screen.
    public func isSeen(_ list: ItemListViewModel) -> Bool {
        catalog.flatMap { self.list(of: $0) } === list
    }
}
