import Catalog
import Features
import GTKSupport

/// The pages of the window's places: the home page and one for each catalog, of which one is shown.
///
/// A page is created when its place is first entered, and kept until the window closes.
@MainActor
final class MainPages {
    /// Shows the current page.
    let stack = Stack().widthOfShown()
    /// The pages of catalogs, by their ids.
    private(set) var lists: [String: ListPage] = [:]
    /// The home page; nil before it is first shown.
    private(set) var home: HomePage?
    /// The catalog whose model was told that it is on screen; nil for the home page.
    private(set) var shownCatalog: CatalogID?
    /// Runs for the header bar of each page that is created.
    var created: @MainActor (HeaderBar) -> Void = { _ in }

    private let model: AppModel
    private let images: TexturePipeline
    /// The likely width of a page before it has one, in application pixels.
    private let startWidth: Double

    init(model: AppModel, images: TexturePipeline, startWidth: Double) {
        self.model = model
        self.images = images
        self.startWidth = startWidth
    }

    /// The page of the selected catalog; nil at home.
    var current: ListPage? { model.catalog.flatMap { lists[$0.id.rawValue] } }

    /// The header bars of all pages.
    var headers: [HeaderBar] { lists.values.map(\.header) + [home?.header].compactMap(\.self) }

    /// Enters a place and leaves the one before.
    /// - Returns: the name of its page in the stack, which is to be shown; nil if it has none.
    func enter(_ catalog: CatalogDescriptor?) -> String? {
        // The model first, so that what is known already is in the page's first frame.
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

    /// Releases all pages; the window has been closed.
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
            page.list?.restore(top: top)
        }
    }

    private func makeHome(_ model: HomeViewModel) {
        let menu = WindowAction.menu(self.model)
        let page = HomePage(model: model, app: self.model, images: images, menu: menu)
        stack.add(page.root, named: "home")
        home = page
        created(page.header)
    }

    /// Tells the page that was shown that it is no longer.
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
