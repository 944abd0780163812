import Catalog
import Features
import GTKSupport

/// Saves and restores the window state.
extension MainWindow {
    /// Saves the current state; does nothing once the window has been closed.
    package func remember() {
        let top = currentPage?.isSearching == true ? nil : currentList?.scroller.topItem
        guard let size = window.size, let app = model.restorationState(top: top) else { return }
        var state = WindowState()
        state.size = WindowState.Size(width: size.width, height: size.height)
        state.isMaximized = window.isMaximized && !DisplayKind.current.isFilled
        state.app = app
        keep(state)
    }

    /// Restores the window size.
    func restoreSize(_ state: WindowState) {
        if let size = state.size { window.resize(width: size.width, height: size.height) }
        if state.isMaximized || DisplayKind.current.isFilled { window.maximize() }
    }

    /// Saves the state after each navigation, so that a crash loses little.
    func followState() {
        window.closing { [weak self] in self?.remember() }
        let model = model
        window.bind {
            // The parts of the state that navigation changes.
            let catalog = model.catalog
            let list = catalog.flatMap { model.catalogModel(of: $0) }?.selected.query.list
            return (catalog?.id, list, model.router.pushed)
        } apply: { [weak self] _, _, _ in
            guard let self, isPastSplash, pages.lists.values.allSatisfy({ !$0.isRestoring }) else {
                return
            }
            remember()
        }
    }
}
