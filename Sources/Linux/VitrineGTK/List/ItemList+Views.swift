import Catalog
import Features
import GTKSupport
import L10n

/// The views that show the rows, one per arrangement.
extension ItemList {
    /// The width of the rows in application pixels, the same in all arrangements regardless of
    /// their margins.
    var width: Double {
        scroller.window.width > 0 ? Double(scroller.window.width) : context.startWidth
    }

    /// Creates the view for an arrangement; the rows keep their place.
    func show(_ arrangement: Arrangement) {
        guard arrangement != scroller.arrangement || view == nil else { return }
        let focused = scroller.focusedItem ?? scroller.focusing
        if scroller.hasFooterRow { rows.splice(at: order.ids.count, removed: 1, added: 0) }
        let made = make(arrangement)
        for key in ["End", "KP_End"] {
            made.root.shortcut(
                key,
                .first,
                deciding: { [weak self] in self?.endPressed() ?? false }
            )
        }
        for key in ["Page_Down", "KP_Page_Down"] {
            made.root.shortcut(
                key,
                .first,
                deciding: { [weak self] in self?.pageDownPressed() ?? false }
            )
        }
        made.root.contextMenuAsked { [weak self] in self?.contextMenuAsked(at: $0) ?? false }
        scroller.show(made, in: arrangement)
        if scroller.hasFooterRow { rows.splice(at: order.ids.count, removed: 0, added: 1) }
        scroller.fitWidth()
        scroller.updateFooter()
        scroller.placeSoon()
        // The old view may have had the focus, which its removal took away.
        if let focused { scroller.focusSoon(focused) }
        root.whenIdle { [weak self] in self?.scroller.viewChanged() }
    }

    /// Recreates the rows if they were released.
    func wasShown() {
        // The anchor restores the scroll position.
        if scroller.anchor.wasShown() { show(fittingArrangement) }
    }

    /// Recreates the cells after the text size changes, which affects their lines and columns.
    func showAnew() {
        guard let arrangement = scroller.arrangement, arrangement != .stream, view != nil else {
            return
        }
        scroller.forgetView()
        show(arrangement)
    }

    /// The arrangement of the rows for the current width.
    var fittingArrangement: Arrangement { Arrangement(of: model, width: width) }

    private func make(_ arrangement: Arrangement) -> RowsView {
        switch arrangement {
        case .rows, .ranking: makeList()
        case .pairsOfRows: makePairs()
        case .grid: makeGrid()
        case .stream: makeStream()
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
        return RowsView(stream: view.style("stream").named(title)) { [weak self] in
            guard let self, order.ids.indices.contains($0) else { return }
            model.pictureTapped(order.ids[$0])
        }
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

    private func makePairs() -> RowsView {
        let context = context
        let view = GridView(
            rows,
            makeCell: { ItemCell(context, isPaired: true) },
            activated: activated
        )
        view.fitPair()
        return RowsView(view.style("cards").named(title)) { _ in 2 }
    }

    private func makeGrid() -> RowsView {
        let context = context
        let grid = PosterGrid()
        let view = GridView(
            rows,
            makeCell: { PosterCell(context, grid) },
            activated: activated
        )
        return RowsView(view.style("posters").named(title)) { width in
            view.columns = grid.columns(in: width)
            return view.columns
        }
    }

    /// Focuses the last item if the footer row below it can't be focused, because GTK wouldn't move
    /// the focus.
    func endPressed() -> Bool {
        guard scroller.hasFooterRow, !model.takesFooterFocus, let last = order.ids.last else {
            return false
        }
        focus(last)
        return true
    }

    /// Focuses the last item if only the footer row, which can't be focused, is one page further
    /// down.
    func pageDownPressed() -> Bool {
        let window = scroller.window
        guard let view, let row = scroller.focusedPosition.flatMap(view.row),
            let place = row.frame(in: view.root)
        else { return false }
        // Lists don't place offscreen rows, so the last row's frame may be outdated.
        let end = window.contentHeight - window.offset - Double(FooterView.height)
        return place.y + window.pageHeight >= end && endPressed()
    }

    private var title: String {
        model.list.map { model.strings.caption($0.title) } ?? ""
    }

    var activated: @MainActor (Int) -> Void {
        { [weak self] position in self?.activate(position) }
    }

    /// Chooses the arrangement for the current width.
    func fitWidth() {
        context.widthChanged(width)
        if view != nil { show(fittingArrangement) }
    }
}

extension ItemListViewModel {
    /// Opens a row's item after a click or Enter; on the footer, retries.
    func activated(_ position: Int, in order: ShownOrder) {
        if order.ids.indices.contains(position) {
            rowTapped(order.ids[position])
        } else {
            footerTapped()
        }
    }
}
