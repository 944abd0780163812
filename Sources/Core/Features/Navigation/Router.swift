public import Catalog
public import Observation

/// The selected section, the navigation path of each section, and the open alert.
@MainActor
@Observable
public final class Router {
    /// The selected section; initially the home page.
    public private(set) var section = AppSection.home
    /// The routes above each section's page, newest last.
    ///
    /// Models follow each change synchronously; a route for which no model can be created is
    /// removed at once.
    private(set) var paths: [AppSection: [Route]] = [:] {
        didSet {
            if paths != oldValue { pathChanged() }
        }
    }
    /// The pages that Back closed in each section, last closed last, until another page opens there.
    private var closed: [AppSection: [Route]] = [:]
    /// The number of pages beneath the search that began last in each section.
    private var searched: [AppSection: Int] = [:]
    /// Called after each change of a path or of the section.
    @ObservationIgnored var pathChanged: @MainActor () -> Void = {}
    /// The error shown in an alert; nil if none is open.
    public private(set) var alert: CatalogError?
    /// The catalog that ``alert`` is about, or nil.
    private(set) var alertCatalog: CatalogID?

    /// Creates a router with empty paths and no alert.
    public init() {}

    /// The routes above the selected section's page, newest last.
    public var path: [Route] {
        get { paths[section] ?? [] }
        set {
            let pages = newValue.filter { !$0.isCover }
            if pages != pushed { pagesChange(to: pages, in: section) }
            paths[section] = newValue
        }
    }

    /// The routes pushed on a section's page, for binding to a navigation stack.
    public subscript(section: AppSection) -> [Route] {
        get { paths[section, default: []].filter { !$0.isCover } }
        set {
            // A stack also sets the routes that it has already, which must not close a cover.
            guard newValue != self[section] else { return }
            pagesChange(to: newValue, in: section)
            paths[section] = newValue
        }
    }

    private func pagesChange(to pages: [Route], in section: AppSection) {
        closed[section] = nil
        searched[section] = searched[section].map { min($0, pages.count) }
    }

    /// Remembers that a search began in the selected section, above its pages.
    func searchBegan() { searched[section] = pushed.count }

    /// Whether a search in the selected section is above its pages.
    var isSearchOnTop: Bool {
        path.isEmpty || cover == nil && pushed.count <= searched[section] ?? 0
    }

    /// Selects a section, with the routes that were pushed there, and closes the cover.
    func select(_ section: AppSection) {
        guard section != self.section else { return }
        cover = nil
        self.section = section
        pathChanged()
    }

    /// Removes the routes of catalogs from all paths.
    ///
    /// Pages above them are closed, because they were opened from there.
    func removeRoutes(of catalogs: Set<CatalogID>) {
        paths = paths.mapValues { path in
            Array(path.prefix { !catalogs.contains($0.catalog) })
        }
        closed = [:]
    }

    /// Removes a route from all paths.
    func remove(_ route: Route) {
        paths = paths.mapValues { $0.filter { $0 != route } }
        closed = closed.mapValues { $0.filter { $0 != route } }
    }

    /// The item whose details are open, even beneath its poster, its trailer or a list opened from
    /// them, or nil.
    public var openItem: Item.ID? {
        let page = pushed.last { if case .list = $0 { false } else { true } }
        return switch page {
        case .details(let id)?, .related(let id, _)?: id
        case .poster?, .trailer?, .picture?, .list?, .statistics?, nil: nil
        }
    }

    /// The item that keys apply to: that of the trailer on top, or else the open one.
    var frontItem: Item.ID? {
        if case .trailer(let id)? = cover { id } else { openItem }
    }

    /// The item that was opened from the section's own page, beneath any pages opened from it.
    public var firstItem: Item.ID? {
        if case .details(let id)? = path.first { id } else { nil }
    }

    /// The catalog whose statistics are open, even beneath a picture, or nil.
    public var statisticsCatalog: CatalogID? {
        if case .statistics(let id)? = pushed.last { id } else { nil }
    }

    /// The routes pushed on the selected section's page.
    public var pushed: [Route] { self[section] }

    /// The route that covers the window, for binding to a full-screen cover; nil closes it.
    public var cover: Route? {
        get { path.last.flatMap { $0.isCover ? $0 : nil } }
        set { path = pushed + (newValue.map { [$0] } ?? []) }
    }

    /// Whether an item's poster or a list's picture is on top.
    public var isPosterOpen: Bool {
        switch path.last {
        case .poster?, .picture?: true
        case .details?, .trailer?, .related?, .list?, .statistics?, nil: false
        }
    }

    /// Whether an item's trailer is on top.
    public var isTrailerOpen: Bool {
        if case .trailer? = path.last { true } else { false }
    }

    /// Shows an alert unless one is open; ignores `cancelled`.
    public func present(_ error: CatalogError, of catalog: CatalogID? = nil) {
        guard error != .cancelled, alert == nil else { return }
        (alertCatalog, alert) = (catalog, error)
    }

    /// Closes the alert.
    public func alertDismissed() {
        alert = nil
    }

    /// Replaces the picture's route after the viewer turned to another of the list's pictures.
    func pictureTurned(to id: Item.ID) {
        if case .picture? = path.last { path[path.count - 1] = .picture(id) }
    }

    /// Opens an item's details in place of what is open in the selected section.
    func openDetails(of id: Item.ID) {
        if openItem != id { path = [.details(id)] }
    }

    /// Opens a page above the others; does nothing if it is on top already.
    func push(_ route: Route) {
        if pushed.last != route { path = pushed + [route] }
    }

    /// Removes the topmost route.
    public func backTapped() {
        guard let last = path.last else { return }
        let pages = closed[section, default: []] + (last.isCover ? [] : [last])
        path.removeLast()
        closed[section] = pages
    }

    /// Whether there is a page that ``forwardTapped()`` opens again.
    public var canGoForward: Bool { cover == nil && closed[section]?.isEmpty == false }

    /// Opens the page again that ``backTapped()`` closed last.
    public func forwardTapped() {
        guard canGoForward, var pages = closed[section] else { return }
        path.append(pages.removeLast())
        closed[section] = pages
    }
}
