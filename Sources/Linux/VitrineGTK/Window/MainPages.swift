import Catalog
import Features
import GTKSupport

/// The pages of the window: the home page and one page per catalog, only one of them visible.
///
/// A page is created when the user first selects it, and exists until the window closes.
@MainActor
final class MainPages {
    /// Shows the current page.
    let stack = Stack().widthOfShown()
    /// The catalog pages, by catalog id.
    private(set) var lists: [String: ListPage] = [:]
    /// The home page; nil before it is first shown.
    private(set) var home: HomePage?
    /// The catalog whose model was last notified that it appeared; nil for the home page.
    private(set) var shownCatalog: CatalogID?
    /// Called with the header bar of each page that is created.
    var created: @MainActor (HeaderBar) -> Void = { _ in }

    private let model: AppModel
    private let images: TexturePipeline
    /// The expected width of a page, in application pixels, used until the page has one.
    private let startWidth: Double

    init(model: AppModel, images: TexturePipeline, startWidth: Double) {
        self.model = model
        self.images = images
        self.startWidth = startWidth
    }

    /// The page of the selected catalog; nil at home.
    var current: ListPage? { model.catalog.flatMap { lists[$0.id.rawValue] } }

    /// The header bars of all existing pages.
    var headers: [HeaderBar] { lists.values.map(\.header) + [home?.header].compactMap(\.self) }

    /// Enters a catalog's page, or the home page if `catalog` is nil, and leaves the previous page.
    ///
    /// - Returns: the name of the page to show in the stack; nil if it has none.
    func enter(_ catalog: CatalogDescriptor?) -> String? {
        // The model comes first, so that the page's first frame shows what is already known.
        if let catalog {
            guard let catalogModel = model.catalogModel(of: catalog) else { return nil }
            catalogModel.appeared()
            let name = catalog.id.rawValue
            if lists[name] == nil { makeList(catalogModel, named: name) }
            leave(for: catalog.id)
            return name
        }
        guard let model = model.home else { return nil }
        model.appeared()
        if home == nil { makeHome(model) }
        leave(for: nil)
        return "home"
    }

    /// Focuses the rows of the current page.
    func focus() {
        if let list = current?.list { list.focus() } else { home?.focus() }
    }

    /// Focuses the item in the current page.
    func focus(_ item: Item.ID) {
        if let list = current?.list { list.focus(item) } else { home?.focus(item) }
    }

    /// Removes the pages of catalogs that were removed or changed, and a home page that was
    /// replaced.
    ///
    /// - Returns: whether the visible page was removed.
    func removeOutdated() -> Bool {
        var isShownRemoved = false
        for (name, page) in lists where !isCurrent(page) {
            isShownRemoved = isShownRemoved || shownCatalog?.rawValue == name
            stack.remove(named: name)
            lists[name] = nil
        }
        if let home, home.model !== model.home {
            isShownRemoved = isShownRemoved || shownCatalog == nil
            stack.remove(named: "home")
            self.home = nil
        }
        return isShownRemoved
    }

    private func isCurrent(_ page: ListPage) -> Bool {
        model.catalogs.contains { model.catalogModel(of: $0) === page.model }
    }

    /// Releases all pages after the window was closed.
    func clear() {
        lists = [:]
        home = nil
    }
}

extension MainPages {
    private func makeList(_ catalogModel: CatalogViewModel, named name: String) {
        let page = ListPage(
            model: catalogModel,
            app: model,
            images: images,
            menu: WindowAction.menu(model),
            startWidth: startWidth
        )
        stack.add(page.root, named: name)
        lists[name] = page
        created(page.header)
        if let top = model.takeScrollPosition(in: catalogModel.selected) {
            page.list?.scroller.restore(top: top)
        }
    }

    private func makeHome(_ model: HomeViewModel) {
        let menu = WindowAction.menu(self.model)
        let page = HomePage(model: model, app: self.model, images: images, menu: menu)
        stack.add(page.root, named: "home")
        home = page
        created(page.header)
    }

    /// Notifies the previous page's model that it disappeared.
    private func leave(for next: CatalogID?) {
        guard shownCatalog != next else { return }
        if let shownCatalog {
            model.catalogs.first { $0.id == shownCatalog }.flatMap { model.catalogModel(of: $0) }?
                .disappeared()
        } else {
            model.home?.disappeared()
            home?.keepPlace()
        }
        shownCatalog = next
    }
}
