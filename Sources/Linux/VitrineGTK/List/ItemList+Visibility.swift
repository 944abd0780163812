import Catalog
import Features
import GTKSupport

/// The visible rows, and the updates that depend on them.
extension ItemList {
    func laidOut() {
        laidOutCount = order.ids.count
        needsPlacing = true
        viewChangesSoon()
    }

    /// Shows the footer below a grid, which has no row for it, while it has something to say.
    func updateFooter() {
        let isWanted = isFooterWanted
        if footer.root.isVisible != isWanted { footer.root.isVisible = isWanted }
    }

    private var isFooterWanted: Bool {
        guard arrangement?.hasFooterRow == false else { return false }
        return switch model.footer {
        case .loading: isNearEnd
        case .failed: isAtEnd
        case .none, .end: false
        }
    }

    /// Whether the end of the rows is near.
    ///
    /// Compares with the height of the whole list. The footer shrinks the scrolling area, so
    /// comparing with that height would make it appear and disappear in turn.
    private var isNearEnd: Bool {
        scroller.contentHeight - scroller.offset < 1.5 * Double(root.height)
    }

    /// Whether less than the footer's height remains below the window, measured like ``isNearEnd``.
    private var isAtEnd: Bool {
        scroller.contentHeight - scroller.offset < Double(root.height + FooterView.height)
    }

    /// The height of one row of cells, in application pixels; nil before the first layout.
    private var rowHeight: Double? {
        let count = laidOutCount
        guard count > 0, !order.ids.isEmpty, scroller.pageHeight > 0 else { return nil }
        let lines = hasFooterRow ? count + 1 : (count + columns - 1) / columns
        let height = scroller.contentHeight / Double(lines)
        return height > 1 ? height : nil
    }

    package var firstVisible: Int {
        if arrangement == .stream { return visible.lowerBound }
        // A row at the very edge counts despite rounding errors.
        return rowHeight.map { Int(scroller.offset / $0 + 0.02) * columns } ?? 0
    }

    /// Updates the visible rows; rows of different heights get positions only after a layout, a
    /// frame later.
    func scrolled() {
        needsPlacing = true
        if !isChangingItself, !scroller.isLayingOut { anchor.scrolled(to: scroller.offset) }
        guard view?.look != nil else { return viewChangesSoon() }
        hasScrolled = true
        guard !isFollowingLayout else { return }
        isFollowingLayout = true
        var isLaidOut = false
        FrameClock.tick(root) { [weak self] in
            guard let self else { return false }
            if isLaidOut { viewChanged() }
            (isLaidOut, hasScrolled) = (hasScrolled, false)
            isFollowingLayout = isLaidOut
            return isLaidOut
        }
    }

    /// The visible rows, including the footer; nil before the first layout.
    var seenRows: Range<Int>? {
        if let look = view?.look { return look(scroller) }
        guard let rowHeight else { return nil }
        let lastLine = Int((scroller.offset + scroller.pageHeight) / rowHeight)
        return firstVisible..<((lastLine + 1) * columns)
    }

    /// Reports the visible rows to the model, and passes the cells their distance from them.
    ///
    /// GTK binds about 200 cells, most of them offscreen, so binding can't trigger either.
    func viewChanged() {
        guard !anchor.isResting, let seen = seenRows else { return }
        visible = seen.clamped(to: order.ids.indices)
        model.rowsAppeared(visible)
        if view?.look == nil { view?.setVisible(visible) }
        rest()
        // Widgets must not appear or disappear while GTK lays out the window.
        if footer.root.isVisible != isFooterWanted {
            root.whenIdle { [weak self] in self?.updateFooter() }
        }
    }
}
