import Catalog
import Features
import GTKSupport
import L10n

/// The virtualised rows of a list, in the layout that was chosen, and what follows from their
/// scroll position.
///
///     Box
///     ├── ScrolledWindow
///     │   └── Clamp (AdwClampScrollable)
///     │       └── ListView of ItemCell or PhotoCell; the last row is the footer
///     │           or GridView of PosterCell
///     └── FooterView    under the grid, while there is something to say
@MainActor
final class ItemList {
    let root: AnyWidget

    let surroundings: ListSurroundings
    let model: ItemListViewModel
    private let rows: ListModel<ListEntry>
    let scroller: ScrolledWindow
    let order: ShownOrder
    /// How many items the height of the content is that of: GTK lays new ones out with the next
    /// frame.
    private var laidOutCount = 0
    /// What the rows answer.
    private var shownQuery: Query
    /// How many frames are still to be drawn until the view is back at the first row; nil while it
    /// stays where it is.
    var framesToTop: Int?
    private let footer: FooterView
    private var layout: ListDescriptor.Layout?
    private(set) var view: RowsView?
    private var columns = 1
    private var visible = 0..<0
    private var isViewChanging = false
    /// Whether GTK has not begun to lay the rows out since the last scroll.
    private var hasScrolled = false
    private var isFollowingLayout = false
    private(set) var menu: RowMenu?
    /// How far it is from letting go of its pictures.
    var rest = Rest.none
    /// The item to put at the top once its row can be laid out.
    var wantedTop: Item.ID?
    /// How far below the upper edge the row of ``wantedTop`` is to begin, in application pixels;
    /// negative above it.
    var wantedY = 0.0

    init(_ surroundings: ListSurroundings) {
        self.surroundings = surroundings
        let model = surroundings.model
        self.model = model
        let order = ShownOrder(model)
        self.order = order
        shownQuery = model.query
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
        scroller.widthChanged { [weak self] in root.whenIdle { self?.widthChanged() } }
        scroller.pulledDown { [weak self] in self?.refresh() }
        root.on("map") { [weak self] in self?.wasShown() }
        root.bind { [weak model] in
            model?.layout
        } apply: { [weak self] layout in
            guard let self, let layout, rest != .resting else { return }
            show(layout)
        }
        root.bind { [weak model] in
            model?.ids ?? []
        } apply: { [weak self] ids in
            self?.orderChanged(to: ids)
        }
        root.bind { [weak self] in self?.updateFooter() }
        menu = RowMenu(surroundings, above: root) { [weak self] in self?.focus($0) }
    }

    /// Asks for the first page anew, unless it is on its way: a held key asks 30 times a second,
    /// and a pull more than once.
    func refresh() {
        if !model.rows.isLoading { model.refreshRequested() }
    }

    /// Gives the keyboard to the rows.
    func focus() { view?.root.focus() }

    /// Gives the keyboard to the row of an item, scrolling to it where it is out of view; to the
    /// rows as a whole where it has gone.
    func focus(_ id: Item.ID) {
        guard let position = order.ids.firstIndex(of: id), let view else {
            focus()
            return
        }
        guard !view.focus(position) else { return }
        view.scroll(position)
        root.whenIdle { [weak self] in
            guard let self, let position = self.order.ids.firstIndex(of: id) else { return }
            _ = self.view?.focus(position)
        }
    }

    /// Scrolls back to the first row.
    func scrollToTop() { scroller.offset = 0 }

    /// Moves the view by application pixels, for measurements.
    func scroll(by distance: Double) { scroller.offset += distance }

    /// Does what a click on the first row that is seen does, for tours.
    func tapFirst() { activated(firstVisible) }

    /// Shows the picture of the first row that is seen as in the middle of a turn, for tours.
    func poseFirst(_ flip: FlipMotion) { view?.pose(firstVisible, flip) }

    /// How far it is scrolled, in application pixels.
    var place: Double { scroller.offset }

    /// Whether the view is at the end of what is known.
    var isAtEnd: Bool { scroller.offset + scroller.pageHeight >= scroller.contentHeight - 1 }
}

extension ItemList {
    private var hasFooterRow: Bool { layout != .grid && !order.ids.isEmpty }

    /// Lays the rows out anew; the row at the top stays there.
    private func show(_ layout: ListDescriptor.Layout) {
        guard layout != self.layout || view == nil else { return }
        let top = firstVisible
        let focused = focusedItem
        if hasFooterRow { rows.splice(at: order.ids.count, removed: 1, added: 0) }
        self.layout = layout
        let (made, width) = make(layout)
        view = made
        made.root.contextMenuAsked { [weak self] in self?.contextMenuAsked(at: $0) ?? false }
        scroller.setChild(Clamp(scrollable: made.root, width: width))
        if hasFooterRow { rows.splice(at: order.ids.count, removed: 0, added: 1) }
        widthChanged()
        updateFooter()
        root.whenIdle { [weak self] in
            if top > 0 { self?.view?.scroll(top) }
            // The old view has taken the keyboard with it.
            if let focused { self?.focus(focused) }
            self?.viewChanged()
        }
    }

    /// Lets go of the widgets of all rows, and remembers where the person was.
    func removeView() {
        if scroller.offset > 0, wantedTop == nil, order.ids.indices.contains(visible.lowerBound) {
            let row = view.flatMap { view in
                view.row(visible.lowerBound)?.frame(in: view.root)
            }
            wantedTop = order.ids[visible.lowerBound]
            wantedY = min(row?.y ?? 0, 0)
        }
        view = nil
        visible = 0..<0
        scroller.setChild(Box.vertical())
    }

    /// Makes them anew, where the person was.
    func restoreView() { show(model.layout) }

    /// The rows in a layout, and how wide they become at most.
    private func make(_ layout: ListDescriptor.Layout) -> (RowsView, width: Int) {
        switch layout {
        case .list: (makeList(), 720)
        case .grid: (makeGrid(), 1_600)
        case .stream: (makeStream(), 784)
        }
    }

    private func makeStream() -> RowsView {
        let surroundings = surroundings
        let view = ListView(
            rows,
            makeCell: {
                PhotoCell(surroundings) { [weak self] in self?.openMenu(ofRowAround: $0) }
            },
            activated: activated
        )
        return RowsView(stream: view.style("stream").named(title))
    }

    private func makeList() -> RowsView {
        let surroundings = surroundings
        let view = ListView(
            rows,
            makeCell: { ItemCell(surroundings) },
            activated: activated
        )
        return RowsView(view.style("cards").named(title))
    }

    private func makeGrid() -> RowsView {
        let surroundings = surroundings
        let view = GridView(
            rows,
            makeCell: { PosterCell(surroundings) },
            activated: activated
        )
        return RowsView(view.style("posters").named(title), cellWidth: PosterCell.cellWidth)
    }

    private var title: String {
        model.list.map { model.strings.caption($0.title) } ?? ""
    }

    private var activated: @MainActor (Int) -> Void {
        { [weak self, weak model, order] position in
            self?.view?.tap(position)
            model?.activated(position, in: order)
        }
    }

    /// Opens the menu of the row at a point of the rows, or of the one with the keyboard.
    func contextMenuAsked(at point: (x: Double, y: Double)?) -> Bool {
        guard let view, let menu else { return false }
        let part =
            if let point { view.root.part(x: point.x, y: point.y) } else { view.root.focusWithin }
        guard let part, let position = view.position(part),
            let row = order.entry(at: position).row, let widget = view.row(position)
        else { return false }
        return menu.open(of: row, shownBy: widget, at: point, in: view.root)
    }

    /// Opens the menu of the row that a widget is part of, at that widget.
    private func openMenu(ofRowAround widget: AnyWidget) {
        guard let view, let menu, let position = view.position(widget),
            let row = order.entry(at: position).row
        else { return }
        _ = menu.open(of: row, shownBy: widget, at: nil, in: view.root)
    }

    private func widthChanged() {
        guard scroller.pageWidth > 0 else { return }
        columns = view?.fit(scroller.pageWidth) ?? 1
        viewChanged()
    }

    private func orderChanged(to new: [Item.ID]) {
        let runs = order.runs(to: new)
        guard !runs.isEmpty else { return }
        // Another order, filter or search begins at its top, and while the rest of a list comes,
        // the top is what the person asked for.
        let returnsToTop =
            model.query != shownQuery || framesToTop != nil
            || (model.needsWhole && scroller.offset < 1 && wantedTop == nil)
        shownQuery = model.query
        let hadRows = !order.ids.isEmpty
        var end = order.ids.count
        order.move(to: new, by: runs) { run in
            let wasEnd = end
            end += run.added - run.removed
            // At the end the footer goes and comes with the rows: GTK keeps a row that has the
            // keyboard, or the last one, in view, and a footer that stays would carry the view along
            // to the new end, which calls for the next page, and so on to the last one.
            let isAtEnd = layout != .grid && run.position + run.removed == wasEnd
            rows.splice(
                at: run.position,
                removed: run.removed + (isAtEnd && hadRows ? 1 : 0),
                added: run.added + (isAtEnd && !new.isEmpty ? 1 : 0)
            )
        }
        if returnsToTop { returnToTop() }
        root.whenIdle { [weak self] in
            // It came to the rows before there were any.
            if !hadRows, let view = self?.view, view.root.hasFocus { _ = view.focus(0) }
            self?.viewChanged()
        }
    }

    private func laidOut() {
        laidOutCount = order.ids.count
        viewChangesSoon()
    }

    /// The grid has no row for the footer: it stands below, while there is something to say.
    private func updateFooter() {
        let isWanted = isFooterWanted
        if footer.root.isVisible != isWanted { footer.root.isVisible = isWanted }
    }

    private var isFooterWanted: Bool {
        guard layout == .grid else { return false }
        return switch model.footer {
        case .loading: isNearEnd
        case .failed: true
        case .none, .end: false
        }
    }

    /// By the height of the whole, for the footer takes its own off the page's: it would come and
    /// go by turns.
    private var isNearEnd: Bool {
        scroller.contentHeight - scroller.offset < 1.5 * Double(root.height)
    }

    /// The height of one row of cells, in application pixels; nil while nothing is laid out.
    private var rowHeight: Double? {
        let count = laidOutCount
        guard count > 0, !order.ids.isEmpty, scroller.pageHeight > 0 else { return nil }
        let lines = layout == .grid ? (count + columns - 1) / columns : count + 1
        let height = scroller.contentHeight / Double(lines)
        return height > 1 ? height : nil
    }

    private var firstVisible: Int {
        if layout == .stream { return visible.lowerBound }
        return rowHeight.map { Int(scroller.offset / $0) * columns } ?? 0
    }

    /// Where rows of unequal height lie is known when they have been laid out: a frame later.
    func scrolled() {
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

    /// Waits for the end of the layout that GTK may be in the middle of: a poster that is shown
    /// meanwhile would leave a widget without its place for a frame.
    private func viewChangesSoon() {
        guard !isViewChanging else { return }
        isViewChanging = true
        root.beforeNextFrame { [weak self] isInWindow in
            self?.isViewChanging = false
            if isInWindow { self?.viewChanged() }
        }
    }

    /// The rows that are seen, the footer among them; nil while nothing is laid out.
    private var seenRows: Range<Int>? {
        if let look = view?.look { return look(scroller) }
        guard let rowHeight else { return nil }
        let lastLine = Int((scroller.offset + scroller.pageHeight) / rowHeight)
        return firstVisible..<((lastLine + 1) * columns)
    }

    /// Tells the model which rows are seen, and the cells whether their posters are worth having.
    ///
    /// GTK binds some 200 cells whatever is seen, so that neither may hang on binding.
    private func viewChanged() {
        guard rest != .resting, let seen = seenRows else { return }
        takeWantedPlace()
        visible = seen.clamped(to: order.ids.indices)
        model.rowsAppeared(visible)
        if view?.look == nil { view?.setVisible(visible) }
        // No widget may come or go while GTK lays the window out.
        if footer.root.isVisible != isFooterWanted {
            root.whenIdle { [weak self] in self?.updateFooter() }
        }
    }
}

extension ItemListViewModel {
    /// A row was clicked, or Enter pressed on it; on the footer that means to try again.
    fileprivate func activated(_ position: Int, in order: ShownOrder) {
        if order.ids.indices.contains(position) {
            rowTapped(order.ids[position])
        } else if case .failed = footer {
            retryPageTapped()
        }
    }
}
