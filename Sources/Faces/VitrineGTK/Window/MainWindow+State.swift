import Catalog
import Features
import GTKSupport

/// How the window is left, and found again.
extension MainWindow {
    /// Keeps how the window is now; does nothing once it has been closed.
    public func remember() {
        guard let size = window.size else { return }
        model.windowLeft(
            size: WindowState.Size(width: size.width, height: size.height),
            isMaximized: window.isMaximized,
            top: currentPage?.isSearching == true ? nil : currentList?.topItem
        )
    }

    /// Gives the window the size that it had.
    func restoreSize() {
        let state = model.restored
        if let size = state.size { window.resize(width: size.width, height: size.height) }
        if state.isMaximized { window.maximize() }
    }

    /// Keeps each change of what is shown, so that little is lost where the process ends badly.
    func followState() {
        window.closing { [weak self] in self?.remember() }
        let model = model
        window.bind {
            Shown(model)
        } apply: { [weak self] _ in
            guard let self, isPastSplash, listPages.values.allSatisfy({ !$0.isRestoring }) else {
                return
            }
            remember()
        }
    }

    /// Brings the list of a page to where it was left.
    func restorePlace(of page: ListPage, _ browser: CatalogViewModel) {
        if let top = model.takePlace(in: browser.selected) { page.list?.restore(top: top) }
    }
}

/// What a person goes to.
private struct Shown: Equatable {
    let catalog: CatalogID?
    let list: ListID?
    let item: Item.ID?

    @MainActor
    init(_ model: AppModel) {
        catalog = model.catalog?.id
        list = model.catalog.flatMap { model.browser(of: $0) }?.selected.query.list
        item = model.router.openItem
    }
}
