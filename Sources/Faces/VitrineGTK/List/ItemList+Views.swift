import Catalog
import Features
import GTKSupport
import L10n

/// The views that show the rows, one for each layout.
extension ItemList {
    var hasFooterRow: Bool { arrangement?.hasFooterRow ?? true && !order.ids.isEmpty }

    /// The width for the rows, in application pixels: the same in each arrangement, whose margins
    /// differ.
    var width: Double { scroller.width > 0 ? Double(scroller.width) : context.startWidth }

    /// Lays the rows out anew; the row at the top stays there.
    func show(_ arrangement: Arrangement) {
        guard arrangement != self.arrangement || view == nil else { return }
        let top = keptPosition ?? visible.lowerBound
        let focused = focusedItem ?? recentlyFocused
        if hasFooterRow { rows.splice(at: order.ids.count, removed: 1, added: 0) }
        self.arrangement = arrangement
        let made = make(arrangement)
        view = made
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
        scroller.setChild(Clamp(scrollable: made.root, width: arrangement.width))
        if hasFooterRow { rows.splice(at: order.ids.count, removed: 0, added: 1) }
        widthChanged()
        updateFooter()
        root.whenIdle { [weak self] in
            self?.bringBack(top)
            // The old view has taken the keyboard with it.
            if let focused { self?.focusSoon(focused) }
            self?.viewChanged()
        }
    }

    /// Brings the row that was the first one seen back to the upper edge, once it has been laid out;
    /// not in a list that was at its top, or that is coming back to a place already.
    private func bringBack(_ top: Int) {
        guard top > 0, order.ids.indices.contains(top), !anchor.isRestoring else { return }
        restore(top: order.ids[top])
    }

    /// Where the item that is kept in view is now; nil while none is.
    private var keptPosition: Int? { kept.flatMap(order.ids.firstIndex) }

    /// Scrolls back to what was the first row that was seen, where another number of columns has put
    /// it out of view: GTK keeps a row further down in its place.
    private func keepInView() {
        let isFollowed = framesOfKeeping > 0
        framesOfKeeping = 6
        guard !isFollowed else { return }
        var (height, offset, hasScrolled) = (0.0, 0.0, true)
        FrameClock.tick(root) { [weak self] in
            guard let self, root.isOnScreen else {
                self?.framesOfKeeping = 0
                return false
            }
            framesOfKeeping -= 1
            // Neither GTK's layout has moved the rows nor this: the person has.
            if height == scroller.contentHeight, offset != scroller.offset, !hasScrolled {
                (kept, framesOfKeeping) = (nil, 0)
            }
            (height, offset, hasScrolled) = (scroller.contentHeight, scroller.offset, false)
            // GTK has laid the columns out by then.
            if framesOfKeeping < 5, laidOutCount == order.ids.count, let keptPosition,
                seenRows?.contains(keptPosition) == false
            {
                view?.scroll(keptPosition)
                hasScrolled = true
            }
            return framesOfKeeping > 0
        }
    }

    /// Focuses the row of an item as soon as it has been laid out, within some frames.
    func focusSoon(_ id: Item.ID) {
        var framesLeft = 10
        FrameClock.tick(root) { [weak self] in
            // Another page may have been chosen meanwhile.
            guard let self, framesLeft > 0, model.isOnScreen,
                let position = order.ids.firstIndex(of: id)
            else { return false }
            framesLeft -= 1
            return view?.focus(position) == false
        }
    }

    /// Makes the cells anew: text of another size has other lines and columns.
    func showAnew() {
        guard let arrangement, arrangement != .stream, view != nil else { return }
        view = nil
        show(arrangement)
    }

    private func make(_ arrangement: Arrangement) -> RowsView {
        switch arrangement {
        case .rows: makeList()
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
            makeCell: { ItemCell(context) },
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

    /// Focuses the last item where the row below it takes no focus: GTK would stay where it is.
    func endPressed() -> Bool {
        guard hasFooterRow, !model.takesFooterFocus, let last = order.ids.last else { return false }
        focus(last)
        return true
    }

    /// Focuses the last item where a page further down there is only the row that takes no focus.
    func pageDownPressed() -> Bool {
        guard let view, let row = view.root.focusWithin.flatMap(view.position).flatMap(view.row),
            let place = row.frame(in: view.root)
        else { return false }
        // Lists do not place rows out of view: what the last one's frame says may be old.
        let end = scroller.contentHeight - scroller.offset - Double(FooterView.height)
        return place.y + scroller.pageHeight >= end && endPressed()
    }

    private var title: String {
        model.list.map { model.strings.caption($0.title) } ?? ""
    }

    var activated: @MainActor (Int) -> Void {
        { [weak self] position in self?.activate(position) }
    }

    func widthChanged() {
        guard scroller.pageWidth > 0 else { return }
        context.widthChanged(width)
        let arrangement = Arrangement(model.layout, width: width)
        if arrangement != self.arrangement, view != nil, !anchor.isResting {
            return show(arrangement)
        }
        widthOfColumns = scroller.width
        let before = columns
        columns = view?.fit(scroller.pageWidth) ?? 1
        if columns != before, arrangement == .grid { keepInView() }
        viewChanged()
    }
}

extension ItemListViewModel {
    /// A row was clicked, or Enter pressed on it; on the footer that means to try again.
    func activated(_ position: Int, in order: ShownOrder) {
        if order.ids.indices.contains(position) {
            rowTapped(order.ids[position])
        } else {
            footerTapped()
        }
    }
}
