import Features
import GTKSupport
import VitrineGTK

/// Actions that tours and measurements perform in a window.
extension MainWindow {
    /// Whether the splash is still visible behind the content that replaces it.
    var isSplashFading: Bool { !isClosed && shell.isCrossing }

    /// Scrolls the current list by application pixels; at its end, it starts over at the top.
    func fling(by distance: Double) {
        guard let scroller = currentList?.scroller.window else { return }
        scroller.offset = isAtEnd ? 0 : scroller.offset + distance
    }

    /// Whether the current list is at the end of its known rows; also true without a list.
    var isAtEnd: Bool {
        guard let scroller = currentList?.scroller.window else { return true }
        return scroller.offset + scroller.pageHeight >= scroller.contentHeight - 1
    }

    /// Taps the first visible row.
    func tapFirstRow() {
        if let list = currentList { list.activate(list.scroller.firstVisible) }
    }

    /// Shows the first visible row's photo at a fixed moment of its flip.
    func poseFirstRow(_ flip: FlipMotion) {
        if let list = currentList { list.pose(list.scroller.firstVisible, as: flip) }
    }

    /// Opens the settings on a page.
    func showPreferences(_ place: SettingsPage) {
        window.activate(action: "win.preferences")
        preferences?.show(place)
    }

    /// Opens the menu of the second row and returns it; nil without a second row.
    func openRowMenu() -> AnyWidget? {
        guard let list = currentList, let shown = model.catalog.flatMap({ model.list(of: $0) }),
            let second = shown.ids.dropFirst().first
        else { return nil }
        list.focus(second)
        guard list.contextMenuAsked(at: nil) else { return nil }
        return list.menu?.menu.widget
    }

    /// Opens the sort menu and returns it; nil without a current page.
    func openSortMenu() -> AnyWidget? { currentPage?.sort.root.open() }

    /// Opens the list's filter and returns its popover; nil without a current page.
    func openFilter() -> AnyWidget? { currentPage?.filter.root.open() }

    /// Opens the window's main menu and returns it; nil without a current page.
    func openPrimaryMenu() -> AnyWidget? { currentPage?.menuButton.open() }

    /// Scrolls the home page by application pixels; does nothing if it isn't shown.
    func scrollHome(by distance: Double) { home?.scroller.offset += distance }
}
