import Features
import GTKSupport
import VitrineGTK

/// What tours and measurements do with a window, from inside.
extension MainWindow {
    /// Whether the splash can still be seen through what takes its place.
    var isSplashFading: Bool { !isClosed && shell.isCrossing }

    /// Moves the rows that are shown by application pixels; starts again at the top where the end
    /// is reached.
    func fling(by distance: Double) {
        guard let scroller = currentList?.scroller else { return }
        scroller.offset = isAtEnd ? 0 : scroller.offset + distance
    }

    /// Scrolls the rows that are shown to their end.
    func scrollToEnd() { currentList?.scroller.offset += .greatestFiniteMagnitude }

    /// Whether the rows that are shown are at the end of what is known; so are none.
    var isAtEnd: Bool {
        guard let scroller = currentList?.scroller else { return true }
        return scroller.offset + scroller.pageHeight >= scroller.contentHeight - 1
    }

    /// Taps the first row that is seen.
    func tapFirstRow() {
        if let list = currentList { list.activate(list.firstVisible) }
    }

    /// Shows the photo of the first row that is seen as in the middle of a turn.
    func poseFirstRow(_ flip: FlipMotion) {
        if let list = currentList { list.pose(list.firstVisible, as: flip) }
    }

    /// Opens the settings at a page.
    func showPreferences(_ place: SettingsPage) {
        window.activate(action: "win.preferences")
        preferences?.show(place)
    }

    /// Opens the menu of the second row; returns it, nil where there is none.
    func openRowMenu() -> AnyWidget? {
        guard let list = currentList, let shown = model.catalog.flatMap({ model.list(of: $0) }),
            let second = shown.ids.dropFirst().first
        else { return nil }
        list.focus(second)
        guard list.contextMenuAsked(at: nil) else { return nil }
        return list.menu?.menu.widget
    }

    /// Opens the menu of orders; returns it, nil where there is none.
    func openSortMenu() -> AnyWidget? { currentPage?.sort.root.open() }

    /// Opens the window's menu; returns it, nil where there is none.
    func openPrimaryMenu() -> AnyWidget? { currentPage?.menuButton.open() }

    /// Scrolls the home page by application pixels; does nothing while it is not shown.
    func scrollHome(by distance: Double) { home?.scroller.offset += distance }
}
