import Features
import GTKSupport

/// The panes that are visible side by side or one at a time, depending on the width.
extension MainWindow {
    func foldingChanged() {
        side.setFolded(inner.isFolded)
        switcher.root.isRevealed = outer.isFolded && model.sidebarEntries.count > 1
        sidebar.header.showsEndButtons = outer.isFolded
        for header in pages.headers { fit(header) }
        for header in covers { header.showsCloseAlone(outer.isFolded) }
        sideChanged(isAnimated: false)
        keepFocusInView()
    }

    func fit(_ header: HeaderBar) {
        header.showsStartButtons = outer.isFolded
        // The titles of these header bars need the space of the other buttons.
        header.showsCloseAlone(outer.isFolded)
    }

    /// Updates the pane beside the list after the route, catalog or width changes.
    ///
    /// Side by side, the pane is visible if the catalog can fill it. When folded, only the current
    /// pane is visible.
    func sideChanged(isAnimated: Bool = true) {
        let isOpen = !model.router.pushed.isEmpty
        let wasInList = currentList?.root.hasFocusWithin ?? false
        // A hidden widget must not become the current one.
        if isOpen { side.root.isVisible = true }
        inner.showsSecond = isOpen
        slide.show(
            model.showsSidePane(isFolded: inner.isFolded),
            width: SidePane.width(in: inner.width),
            isAnimated: isAnimated && isPastSplash && !inner.isFolded
        )
        side.showsStartButtons(inner.isFolded && outer.isFolded)
        // Side by side, the arrow keys keep working in the rows; the leaflet would focus the
        // details.
        if wasInList, !inner.isFolded, let item = model.router.firstItem {
            currentList?.focus(item)
        }
        fitHeaders()
    }

    /// Completes the change after the pane has come or gone.
    func slideEnded() {
        if !slide.isOpen { side.emptyIfClosed() }
        fitHeaders()
    }

    private func fitHeaders() {
        for header in pages.headers {
            header.showsEndButtons = inner.isFolded || !slide.isOpen || slide.isMoving
        }
    }

    /// The header bars beside or above the pages.
    private var covers: [HeaderBar] {
        [
            details.header, side.related?.header, side.filtered?.header,
            side.statistics?.header, viewer?.header, player.page?.header,
        ].compactMap(\.self)
    }

    /// Moves the focus into view, because folding may hide the pane that had it.
    func keepFocusInView() {
        guard inner.isFolded, isPastSplash else { return }
        if inner.showsSecond {
            guard !side.root.hasFocusWithin else { return }
            side.focus()
        } else if side.root.hasFocusWithin {
            pages.focus()
        }
    }
}
