import Catalog
import Features
import GTKSupport
import L10n

/// The virtualized rows of a list in the chosen layout, and what depends on their scroll position.
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

    let context: ListContext
    let model: ItemListViewModel
    private let rows: ListModel<ListEntry>
    let scroller: ScrolledWindow
    let order: ShownOrder
    /// The number of items that the content's height is based on: GTK lays new ones out with the
    /// next frame.
    private var laidOutCount = 0
    /// The query that the rows answer.
    private var shownQuery: Query
    /// How many frames to wait until the view is scrolled to the first row; nil if it should stay.
    var framesToTop: Int?
    private let footer: FooterView
    private var layout: ListDescriptor.Layout?
    private(set) var view: RowsView?
    private var columns = 1
    private var visible = 0..<0
    private var isViewChanging = false
    /// Whether it has scrolled since GTK last laid the rows out.
    private var hasScrolled = false
    private var isFollowingLayout = false
    private(set) var menu: RowMenu?
    /// How close it is to releasing its pictures.
    var rest = Rest.none
    /// The item to scroll to the top once its row can be laid out.
    var wantedTop: Item.ID?

    init(_ context: ListContext) {
        self.context = context
        let model = context.model
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
            if let layout { self?.show(layout) }
        }
        root.bind { [weak model] in
            model?.ids ?? []
        } apply: { [weak self] ids in
            self?.orderChanged(to: ids)
        }
        root.bind { [weak self] in self?.updateFooter() }
        menu = RowMenu(context, above: root) { [weak self] in self?.focus($0) }
    }

    /// Requests the first page again, unless it is loading: a held key repeats 30 times a second,
    /// and a pull may be repeated, too.
    func refresh() {
        if !model.rows.isLoading { model.refreshRequested() }
    }

    /// Focuses the rows.
    func focus() { view?.root.focus() }

    /// Focuses the row of an item, scrolling to it if needed; the rows as a whole if the item is
    /// gone.
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

    func scrollToTop() { scroller.offset = 0 }

    /// Scrolls by application pixels, for measurements.
    func scroll(by distance: Double) { scroller.offset += distance }

    /// Acts as if the first visible row were clicked, for tours.
    func tapFirst() { activated(firstVisible) }

    /// Shows the picture of the first visible row in the middle of its flip, for tours.
    func poseFirst(_ flip: FlipMotion) { view?.pose(firstVisible, flip) }

    /// The scroll position, in application pixels.
    var place: Double { scroller.offset }

    /// Whether the view is at the end of the known rows.
    var isAtEnd: Bool { scroller.offset + scroller.pageHeight >= scroller.contentHeight - 1 }
}

extension ItemList {
    private var hasFooterRow: Bool { layout != .grid && !order.ids.isEmpty }

    /// Changes the layout; the topmost row stays at the top.
    private func show(_ layout: ListDescriptor.Layout) {
        guard layout != self.layout else { return }
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
            // The old view had the focus, and is destroyed.
            if let focused { self?.focus(focused) }
            self?.viewChanged()
        }
    }

    /// The rows in a layout, and their maximum width.
    private func make(_ layout: ListDescriptor.Layout) -> (RowsView, width: Int) {
        switch layout {
        case .list: (makeList(), 720)
        case .grid: (makeGrid(), 1_600)
        case .stream: (makeStream(), 784)
        }
    }

    private func makeStream() -> RowsView {
        let context = context
        let view = ListView(
            rows,
            makeCell: {
                PhotoCell(context) { [weak self] in self?.openMenu(ofRowAround: $0) }
            },
            activated: activated
        )
        return RowsView(stream: view.style("stream").named(title))
    }

    private func makeList() -> RowsView {
        let context = context
        let view = ListView(
            rows,
            makeCell: { ItemCell(context) },
            activated: activated
        )
        return RowsView(view.style("cards").named(title))
    }

    private func makeGrid() -> RowsView {
        let context = context
        let view = GridView(
            rows,
            makeCell: { PosterCell(context) },
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

    /// Opens the menu of the row at a point, or of the focused one.
    func contextMenuAsked(at point: (x: Double, y: Double)?) -> Bool {
        guard let view, let menu else { return false }
        let part =
            if let point { view.root.part(x: point.x, y: point.y) } else { view.root.focusWithin }
        guard let part, let position = view.position(part),
            let row = order.entry(at: position).row, let widget = view.row(position)
        else { return false }
        return menu.open(of: row, shownBy: widget, at: point, in: view.root)
    }

    /// Opens the menu of the row that contains a widget, at that widget.
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
        // Another order, filter or search starts at its top; while the rest of a list is fetched,
        // the user wants to see the top.
        let returnsToTop =
            model.query != shownQuery || framesToTop != nil
            || (model.needsWhole && scroller.offset < 1 && wantedTop == nil)
        shownQuery = model.query
        let hadRows = !order.ids.isEmpty
        var end = order.ids.count
        order.move(to: new, by: runs) { run in
            let wasEnd = end
            end += run.added - run.removed
            // At the end the footer is removed and added together with the rows: GTK keeps the
            // focused row, or the last one, visible, and a footer that stayed would move the view
            // to the new end, which would request the next page, and so on to the last one.
            let isAtEnd = layout != .grid && run.position + run.removed == wasEnd
            rows.splice(
                at: run.position,
                removed: run.removed + (isAtEnd && hadRows ? 1 : 0),
                added: run.added + (isAtEnd && !new.isEmpty ? 1 : 0)
            )
        }
        if returnsToTop { returnToTop() }
        root.whenIdle { [weak self] in
            // They got the focus before there were any.
            if !hadRows, let view = self?.view, view.root.hasFocus { _ = view.focus(0) }
            self?.viewChanged()
        }
    }

    private func laidOut() {
        laidOutCount = order.ids.count
        viewChangesSoon()
    }

    /// The grid has no row for the footer: it is shown below, while it has something to say.
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

    /// By the height of the whole content, because the footer reduces the page's height: otherwise
    /// it would appear and disappear in turn.
    private var isNearEnd: Bool {
        scroller.contentHeight - scroller.offset < 1.5 * Double(root.height)
    }

    /// The height of one row of cells, in application pixels; nil before the first layout.
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

    /// The positions of rows of unequal height are known only after layout, a frame later.
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

    /// Waits until GTK has finished the current layout: a poster shown meanwhile would leave a
    /// widget without a position for a frame.
    private func viewChangesSoon() {
        guard !isViewChanging else { return }
        isViewChanging = true
        root.beforeNextFrame { [weak self] isInWindow in
            self?.isViewChanging = false
            if isInWindow { self?.viewChanged() }
        }
    }

    /// The visible rows, including the footer; nil before the first layout.
    private var seenRows: Range<Int>? {
        if let look = view?.look { return look(scroller) }
        guard let rowHeight else { return nil }
        let lastLine = Int((scroller.offset + scroller.pageHeight) / rowHeight)
        return firstVisible..<((lastLine + 1) * columns)
    }

    /// Tells the model which rows are visible, and the cells whether to load their posters.
    ///
    /// GTK binds some 200 cells whatever is visible, so neither may depend on binding.
    private func viewChanged() {
        guard rest != .resting, let seen = seenRows else { return }
        takeWantedPlace()
        visible = seen.clamped(to: order.ids.indices)
        model.rowsAppeared(visible)
        if view?.look == nil { view?.setVisible(visible) }
        // Widgets must not appear or disappear while GTK lays the window out.
        if footer.root.isVisible != isFooterWanted {
            root.whenIdle { [weak self] in self?.updateFooter() }
        }
    }
}

extension ItemListViewModel {
    /// A row was clicked, or Enter pressed on it; on the footer that is a retry.
    fileprivate func activated(_ position: Int, in order: ShownOrder) {
        if order.ids.indices.contains(position) {
            rowTapped(order.ids[position])
        } else if case .failed = footer {
            retryPageTapped()
        }
    }
}
