import Catalog
import Features
package import GTKSupport

/// Scrolls the rows of a list, keeps them in place, and finds out which ones are visible.
///
/// It measures the rows after each layout, and scrolls to the offset that its anchor returns.
///
///     Box
///     ├── ScrolledWindow
///     │   └── Clamp (AdwClampScrollable) › the view of the rows
///     └── FooterView    below a view without a row for it, while there is something to say
@MainActor
package final class ListScroller {
    /// The maximum number of layouts per frame: GTK warns after four, and other widgets also cause
    /// some.
    private static let mostStepsPerFrame = 2

    let root: AnyWidget
    /// The scrolling container of the rows.
    package let window = ScrolledWindow(Box.vertical())
    let footer: FooterView
    /// Keeps a row in place, and decides whether the list keeps its row widgets.
    var anchor: ListAnchor
    private(set) var arrangement: Arrangement?
    /// The view of the rows; nil until they are shown, and while they are released.
    private(set) var view: RowsView?
    private(set) var visible = 0..<0
    /// The item whose row gets the focus once it has been laid out.
    var focusing: Item.ID?
    /// Called when the rows are fitted into another width.
    var widthChanged: @MainActor () -> Void = {}
    /// Waits for the end of GTK's current layout.
    ///
    /// A poster that appeared during the layout would leave a widget unplaced for a frame.
    private lazy var viewChangesSoon = FrameRequest(root) { [weak self] in self?.viewChanged() }

    let model: ItemListViewModel
    let order: ShownOrder
    /// The widget that contains the list and the widgets above it.
    private let page: AnyWidget
    private var columns = 1
    /// The number of items that the content height is based on; GTK lays out new ones in the next
    /// frame.
    private var laidOutCount = 0
    /// Whether the list has scrolled since GTK last laid out the rows.
    private var hasScrolled = false
    private var isFollowingLayout = false
    /// Whether the rows have been laid out since they were last placed.
    private var needsPlacing = false
    /// The frame in which rows were last placed, and the number of steps it took.
    private var placing = (frame: 0, steps: 0)
    /// Whether this type itself is changing the scroll position or the focus.
    private(set) var isChangingItself = false
    /// The number of views that have shown the rows.
    private var generation = 0
    /// The width in application pixels that the rows were fitted into.
    private var fittedWidth = 0

    init(_ model: ItemListViewModel, showing order: ShownOrder, in page: AnyWidget) {
        (self.model, self.order, self.page) = (model, order, page)
        anchor = ListAnchor(query: model.query)
        footer = FooterView(model: model)
        root =
            Box.vertical(
                spacing: 0,
                window.expand(horizontally: true, vertically: true),
                footer.root.visible(false)
            ).expand(horizontally: true, vertically: true).erased
        window.scrolled { [weak self] in self?.scrolled() }
        window.heightChanged { [weak self] in self?.laidOut() }
        window.widthChanged { [weak self] in self?.needsPlacing = true }
        FrameClock.laidOut(root) { [weak self] in self?.placeRows() }
        root.focusMoved { [weak self] in self?.focusMoved() }
        root.bind { [weak self] in self?.updateFooter() }
    }

    /// Whether the last row is the footer.
    var hasFooterRow: Bool { arrangement?.hasFooterRow ?? true && !order.ids.isEmpty }

    /// Shows the rows in another view.
    func show(_ view: RowsView, in arrangement: Arrangement) {
        (self.view, self.arrangement) = (view, arrangement)
        generation += 1
        changeItself {
            window.setChild(ScrollableClamp(view.root, width: arrangement.width))
        }
    }

    /// Makes room for another view in the same arrangement.
    func forgetView() { view = nil }

    /// Releases the widgets of all rows if the list was already hidden at the last call; the anchor
    /// keeps the scroll position.
    ///
    /// Photos that cairo draws are in memory twice, so a hidden stream would use 30 MB. GTK creates
    /// up to 200 cells for a list, which use 5 MB without pictures.
    func releaseIfHidden() {
        guard anchor.looked(isVisible: root.isOnScreen, top: topItem) else { return }
        view = nil
        visible = 0..<0
        changeItself { window.setChild(Box.vertical()) }
    }

    /// Chooses the columns for the current width.
    func fitWidth() {
        guard window.pageWidth > 0 else { return }
        fittedWidth = window.width
        widthChanged()
        columns = view?.fit(window.pageWidth) ?? 1
        placeSoon()
        viewChangesSoon()
    }
}

/// Keeps the rows in place.
extension ListScroller {
    /// Schedules placing the rows after the next layout.
    func placeSoon() {
        needsPlacing = true
        window.queueLayout()
    }

    /// Places the rows after they were laid out.
    private func placeRows() {
        guard needsPlacing, !anchor.isResting, let view else { return }
        let frame = FrameClock.number(of: root)
        if placing.frame != frame { placing = (frame, 0) }
        guard placing.steps < Self.mostStepsPerFrame else { return placeInNextFrame() }
        needsPlacing = false
        if window.width != fittedWidth {
            placing.steps += 1
            return fitWidth()
        }
        switch anchor.laidOut(layout, of: order.ids, row: { placed($0) }) {
        case .stay: return rest()
        case .reveal(let position): view.scroll(position)
        case .scroll(let offset): changeItself { window.offset = offset }
        }
        placing.steps += 1
        placeSoon()
    }

    private func placeInNextFrame() {
        FrameClock.tick(root) { [weak self] in
            self?.placeSoon()
            return false
        }
    }

    private var layout: ListAnchor.Layout {
        ListAnchor.Layout(
            shape: ListAnchor.Layout.Shape(
                width: Double(window.width),
                height: window.pageHeight,
                top: window.frame(in: page)?.y ?? 0,
                columns: columns,
                layout: model.layout,
                generation: generation
            ),
            offset: window.offset,
            contentHeight: window.contentHeight
        )
    }

    /// Returns where the last layout placed the row at a position; nil if it didn't.
    func placed(_ position: Int) -> ListAnchor.Row? {
        guard let id = item(at: position), let row = view?.row(position), row.isInPlace,
            row.height > 0, let frame = row.frame(in: window)
        else { return nil }
        return ListAnchor.Row(position: position, item: id, y: frame.y, height: frame.height)
    }

    /// Changes the scroll position or the focus without the anchor mistaking it for an action of the
    /// user.
    func changeItself(_ change: () -> Void) {
        isChangingItself = true
        change()
        isChangingItself = false
    }

    /// Makes the anchor keep the visible rows in place once a scrolled list has been laid out.
    func rest() {
        guard anchor.isUnknown, !needsPlacing else { return }
        let isWhole = { [window] (row: ListAnchor.Row) in
            row.y >= -1 && row.y + row.height <= window.pageHeight + 1
        }
        if let row = focusedPosition.flatMap(placed), isWhole(row) {
            return anchor.rested(at: row, isChosen: true)
        }
        let rows = stride(from: visible.lowerBound, to: visible.upperBound, by: columns)
            .compactMap(placed)
        if let row = rows.first(where: isWhole) ?? rows.first(where: { $0.y >= -1 }) ?? rows.first {
            anchor.rested(at: row, isChosen: false)
        }
    }

    /// Anchors the list at a row that was clicked or opened.
    func chose(_ position: Int) {
        if let row = placed(position) { anchor.chose(row) }
    }

    /// The topmost visible item; nil if the list is empty or scrolled to its top.
    var topItem: Item.ID? {
        anchor.topItem(offset: window.offset, visible: item(at: visible.lowerBound))
    }

    /// Scrolls back to the first row, although GTK hasn't laid out the new rows yet.
    ///
    /// Until then, a position in pixels is meaningless: GTK interprets it using the heights of the
    /// remaining old rows, and follows the row it finds there. This method therefore scrolls to the
    /// first row at once, and to the top edge after the layout.
    func returnToTop() {
        anchor.returnToTop()
        if !order.ids.isEmpty { view?.scroll(0) }
        placeSoon()
    }

    /// Scrolls an item to the top edge as soon as the list contains it, unless the user has
    /// scrolled.
    func restore(top id: Item.ID) {
        anchor.restore(top: id)
        placeSoon()
    }

    func item(at position: Int) -> Item.ID? {
        order.ids.indices.contains(position) ? order.ids[position] : nil
    }
}

/// The visible rows, and the updates that depend on them.
extension ListScroller {
    private func laidOut() {
        laidOutCount = order.ids.count
        needsPlacing = true
        viewChangesSoon()
    }

    /// Shows the footer below a grid, which has no row for it, while it has something to say.
    func updateFooter() {
        let isWanted = isFooterWanted
        if footer.root.isVisible != isWanted { footer.root.isVisible = isWanted }
    }

    /// Whether the end of the rows is near, or for a failure, within a footer's height below the
    /// window.
    ///
    /// Compares with the height of the whole list. The footer shrinks the scrolling area, so
    /// comparing with that height would make it appear and disappear in turn.
    private var isFooterWanted: Bool {
        // First, so that the binding also observes it before there is an arrangement.
        let kind = model.footer
        guard arrangement?.hasFooterRow == false else { return false }
        let rest = window.contentHeight - window.offset
        return switch kind {
        case .loading: rest < 1.5 * Double(root.height)
        case .failed: rest < Double(root.height + FooterView.height)
        case .none, .end: false
        }
    }

    /// The height of one row of cells, in application pixels; nil before the first layout.
    private var rowHeight: Double? {
        guard laidOutCount > 0, !order.ids.isEmpty, window.pageHeight > 0 else { return nil }
        let lines = hasFooterRow ? laidOutCount + 1 : (laidOutCount + columns - 1) / columns
        let height = window.contentHeight / Double(lines)
        return height > 1 ? height : nil
    }

    package var firstVisible: Int {
        if arrangement == .stream { return visible.lowerBound }
        // A row at the very edge counts despite rounding errors.
        return rowHeight.map { Int(window.offset / $0 + 0.02) * columns } ?? 0
    }

    /// Updates the visible rows; rows of different heights get positions only after a layout, a
    /// frame later.
    private func scrolled() {
        needsPlacing = true
        if !isChangingItself, !window.isLayingOut { anchor.scrolled(to: window.offset) }
        guard view?.updateVisibleRows != nil else { return viewChangesSoon() }
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
    private var seenRows: Range<Int>? {
        if let update = view?.updateVisibleRows { return update(window) }
        guard let rowHeight else { return nil }
        let lastLine = Int((window.offset + window.pageHeight) / rowHeight)
        return firstVisible..<((lastLine + 1) * columns)
    }

    /// Reports the visible rows to the model, and passes the cells their distance from them.
    ///
    /// GTK binds about 200 cells, most of them offscreen, so binding can't trigger either.
    func viewChanged() {
        guard !anchor.isResting, let seen = seenRows else { return }
        visible = seen.clamped(to: order.ids.indices)
        model.rowsAppeared(visible)
        if view?.updateVisibleRows == nil { view?.setVisible(visible) }
        rest()
        // Widgets must not appear or disappear while GTK lays out the window.
        if footer.root.isVisible != isFooterWanted {
            root.whenIdle { [weak self] in self?.updateFooter() }
        }
    }
}
