import Catalog
import Features
import GTKSupport

/// Which rows are seen, and what follows from it.
extension ItemList {
    func laidOut() {
        laidOutCount = order.ids.count
        needsPlacing = true
        viewChangesSoon()
    }

    /// A grid has no row for the footer: it stands below, while there is something to say.
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

    /// By the height of the whole, for the footer takes its own off the page's: it would come and
    /// go by turns.
    private var isNearEnd: Bool {
        scroller.contentHeight - scroller.offset < 1.5 * Double(root.height)
    }

    /// Whether less than the footer's height is below the window; as above, by the height of the whole.
    private var isAtEnd: Bool {
        scroller.contentHeight - scroller.offset < Double(root.height + FooterView.height)
    }

    /// The height of one row of cells, in application pixels; nil while nothing is laid out.
    private var rowHeight: Double? {
        let count = laidOutCount
        guard count > 0, !order.ids.isEmpty, scroller.pageHeight > 0 else { return nil }
        let lines = hasFooterRow ? count + 1 : (count + columns - 1) / columns
        let height = scroller.contentHeight / Double(lines)
        return height > 1 ? height : nil
    }

    package var firstVisible: Int {
        if arrangement == .stream { return visible.lowerBound }
        // A row at the very edge counts, whatever the division leaves over.
        return rowHeight.map { Int(scroller.offset / $0 + 0.02) * columns } ?? 0
    }

    /// Where rows of unequal height lie is known when they have been laid out: a frame later.
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

    /// The rows that are seen, the footer among them; nil while nothing is laid out.
    var seenRows: Range<Int>? {
        if let look = view?.look { return look(scroller) }
        guard let rowHeight else { return nil }
        let lastLine = Int((scroller.offset + scroller.pageHeight) / rowHeight)
        return firstVisible..<((lastLine + 1) * columns)
    }

    /// Tells the model which rows are seen, and the cells whether their posters are worth having.
    ///
    /// GTK binds some 200 cells whatever is seen, so that neither may hang on binding.
    func viewChanged() {
        guard !anchor.isResting, let seen = seenRows else { return }
        visible = seen.clamped(to: order.ids.indices)
        model.rowsAppeared(visible)
        if view?.look == nil { view?.setVisible(visible) }
        rest()
        // No widget may come or go while GTK lays the window out.
        if footer.root.isVisible != isFooterWanted {
            root.whenIdle { [weak self] in self?.updateFooter() }
        }
    }
}
