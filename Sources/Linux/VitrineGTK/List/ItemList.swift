package import Catalog
package import Features
package import GTKSupport
import L10n

/// The virtualized rows of a list in the chosen layout, and the scroll state.
///
///     Box
///     ├── ScrolledWindow
///     │   └── Clamp (AdwClampScrollable)
///     │       └── ListView of ItemCell or PhotoCell; the last row is the footer
///     │           or GridView of PosterCell, or of ItemCell if two fit side by side
///     └── FooterView    below a GridView, while there is something to say
@MainActor
package final class ItemList {
    let root: AnyWidget

    let context: ListContext
    let model: ItemListViewModel
    let rows: ListModel<ListEntry>
    /// The scrolling container of the rows.
    package let scroller: ScrolledWindow
    let order: ShownOrder
    /// The number of items that the content height is based on; GTK lays out new ones in the next
    /// frame.
    var laidOutCount = 0
    /// Keeps a row in place, and decides whether the list keeps its row widgets.
    var anchor: ListAnchor
    let footer: FooterView
    var arrangement: Arrangement?
    var view: RowsView?
    var columns = 1
    var visible = 0..<0
    /// Waits for the end of GTK's current layout.
    ///
    /// A poster that appeared during the layout would leave a widget unplaced for a frame.
    lazy var viewChangesSoon = FrameRequest(root) { [weak self] in self?.viewChanged() }
    /// Whether the list has scrolled since GTK last laid out the rows.
    var hasScrolled = false
    var isFollowingLayout = false
    /// The widget that contains the list and the widgets above it.
    let page: AnyWidget
    /// Whether the rows have been laid out since they were last placed.
    var needsPlacing = false
    /// The frame in which rows were last placed, and the number of steps it took.
    var placing = (frame: 0, steps: 0)
    /// Whether this type itself is changing the scroll position or the focus.
    var isChangingItself = false
    /// The number of views that have shown the rows.
    var generation = 0
    /// The width that the arrangement was chosen for, in application pixels.
    var fittedWidth = 0
    /// The item whose row gets the focus once it has been laid out.
    var focusing: Item.ID?
    /// Whether rows are withheld until the next frames.
    private var isGrowing = false
    /// The remaining frames without new rows; scrolling ends the delay early.
    private var framesToGrowth = 0
    /// The pause after typing, in frames; a quarter of a second at 60 Hz.
    private static let framesOfRest = 15
    /// The photo that is faded, because the viewer shows it.
    weak var fadedPhoto: PhotoCell?
    /// The menu of the rows.
    package private(set) var menu: RowMenu?

    init(_ context: ListContext, in page: AnyWidget) {
        self.context = context
        self.page = page
        let model = context.model
        self.model = model
        let order = ShownOrder(model)
        self.order = order
        anchor = ListAnchor(query: model.query)
        rows = ListModel { order.entry(at: $0) }
        scroller = ScrolledWindow(Box.vertical())
        footer = FooterView(model: model)
        root =
            Box.vertical(
                spacing: 0,
                scroller.expand(horizontally: true, vertically: true),
                footer.root.visible(false)
            ).expand(horizontally: true, vertically: true).erased
        let root = root
        scroller.scrolled { [weak self] in self?.scrolled() }
        scroller.heightChanged { [weak self] in self?.laidOut() }
        scroller.widthChanged { [weak self] in self?.needsPlacing = true }
        FrameClock.laidOut(root) { [weak self] in self?.placeRows() }
        root.focusMoved { [weak self] in self?.focusMoved() }
        // The user may pull it repeatedly.
        scroller.pulledDown { [weak model] in
            if model?.rows.isLoading == false { model?.refreshRequested() }
        }
        root.on("map") { [weak self] in self?.wasShown() }
        root.bind { [weak model] in
            model?.layout
        } apply: { [weak self] layout in
            guard let self, layout != nil, !anchor.isResting else { return }
            show(fittingArrangement)
        }
        Style.textScaleChanged(for: root) { [weak self] in root.whenIdle { self?.showAnew() } }
        root.bind { [weak model] in
            model?.ids ?? []
        } apply: { [weak self] ids in
            self?.orderChanged(to: ids)
        }
        root.bind { [weak self] in self?.updateFooter() }
        root.bind { [weak model] in
            model?.takesFooterFocus ?? true
        } apply: { [weak self] takesFocus in
            if !takesFocus { self?.leaveFooter() }
        }
        menu = RowMenu(context, above: root) { [weak self] in self?.focus($0) }
    }

    /// Focuses the rows.
    func focus() { view?.root.focus() }

    /// Focuses an item's row, scrolling to it if needed, or the rows as a whole if the item is
    /// gone.
    package func focus(_ id: Item.ID) {
        guard let position = order.ids.firstIndex(of: id), let view else { return focus() }
        if !view.focus(position) { scrollIntoView(id) }
    }

    func scrollToTop() { scroller.offset = 0 }

    /// Simulates a click on a row, or Enter if that opens no picture.
    package func activate(_ position: Int) {
        chose(position)
        view?.photo(position)?.tapped()
        model.activated(position, in: order)
    }

    /// Freezes a row's photo at a point in its turn; does nothing if the row has no photo.
    package func pose(_ position: Int, as flip: FlipMotion) { view?.photo(position)?.show(flip) }

    /// The scroll position in application pixels.
    var place: Double { scroller.offset }
}

extension ItemList {
    /// Moves the focus from the footer, which is about to be removed, to the row before it.
    ///
    /// GTK 4.18 would focus the first row, and scroll there.
    private func leaveFooter() {
        guard hasFooterRow, let view,
            view.root.focusWithin.flatMap(view.position) == order.ids.count
        else { return }
        _ = view.focus(order.ids.count - 1)
    }

    private func orderChanged(to all: [Item.ID]) {
        let runs = order.runs(to: all)
        guard !runs.isEmpty else { return }
        let returnsToTop = anchor.orderChanged(
            for: model.query,
            needsWhole: model.needsWhole,
            offset: scroller.offset
        )
        let hadRows = !order.ids.isEmpty
        leaveFooter()
        let isAppended = runs.count == 1 && runs[0].position == order.ids.count
        if returnsToTop || isAppended {
            let new = Array(all.prefix(shownCount(of: all.count)))
            if returnsToTop, hadRows, let view, view.root.focusWithin == nil {
                replaceRows(by: new, in: view)
            } else {
                move(to: new, by: order.runs(to: new))
            }
        } else {
            move(to: all, by: runs)
        }
        // While the user types, rows below the visible ones would only appear and disappear with
        // each keystroke.
        let isTyped = returnsToTop && hadRows
        if order.ids.count < all.count { grow(after: isTyped ? Self.framesOfRest : 1) }
        if returnsToTop { returnToTop() }
        placeSoon()
        root.whenIdle { [weak self] in
            // The view got the focus before it had rows.
            if !hadRows, let view = self?.view, view.root.hasFocus { _ = view.focus(0) }
            self?.viewChanged()
        }
    }

    private func shownCount(of count: Int) -> Int {
        ListGrowth.count(after: order.ids.count, of: count, seen: visible.count)
    }

    /// Adds the withheld rows a few per frame, after a number of frames, or at once if the list is
    /// scrolled.
    private func grow(after frames: Int) {
        framesToGrowth = frames
        guard !isGrowing else { return }
        isGrowing = true
        FrameClock.tick(root) { [weak self] in
            guard let self else { return false }
            guard framesToGrowth == 0 || scroller.offset > 0 else {
                framesToGrowth -= 1
                return true
            }
            let all = model.ids
            if order.isBeginning(of: all) {
                let new = Array(all.prefix(shownCount(of: all.count)))
                move(to: new, by: order.runs(to: new))
                root.whenIdle { [weak self] in self?.viewChanged() }
            }
            isGrowing = order.ids.count < all.count
            return isGrowing
        }
    }

    /// Shows other rows in the existing cells; GTK only adds and removes the rest.
    private func replaceRows(by new: [Item.ID], in view: RowsView) {
        let kept = min(order.ids.count, new.count)
        let rest = OrderDifference(
            position: kept,
            removed: order.ids.count - kept,
            added: new.count - kept
        )
        move(to: new, by: rest.isEmpty ? [] : [rest])
        view.replaceRows { [order] position, entry in
            guard position < kept, entry.row?.id != order.ids[position] else { return nil }
            return order.entry(at: position)
        }
        // At the top the visible range stays the same, so that posters can load together with the
        // texts.
        if scroller.offset == 0 { viewChanged() }
    }

    private func move(to new: [Item.ID], by runs: [OrderDifference]) {
        let hadRows = !order.ids.isEmpty
        var end = order.ids.count
        order.move(to: new, by: runs) { run in
            let wasEnd = end
            end += run.added - run.removed
            // At the end, the footer is removed and added together with the rows. GTK keeps the
            // focused row, or the last one, visible. If the footer stayed, GTK would scroll to the
            // new end, which would request the next page, and so on to the last one.
            let isAtEnd = arrangement?.hasFooterRow ?? true && run.position + run.removed == wasEnd
            rows.splice(
                at: run.position,
                removed: run.removed + (isAtEnd && hadRows ? 1 : 0),
                added: run.added + (isAtEnd && !new.isEmpty ? 1 : 0)
            )
        }
    }
}
