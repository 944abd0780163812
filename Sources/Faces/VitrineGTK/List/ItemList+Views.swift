import Catalog
import Features
import GTKSupport
import L10n

/// The views that show the rows, one for each layout.
extension ItemList {
    var hasFooterRow: Bool { layout != .grid && !order.ids.isEmpty }

    /// Lays the rows out anew; the row at the top stays there.
    func show(_ layout: ListDescriptor.Layout) {
        guard layout != self.layout || view == nil else { return }
        let top = firstVisible
        let focused = focusedItem
        if hasFooterRow { rows.splice(at: order.ids.count, removed: 1, added: 0) }
        self.layout = layout
        let (made, width) = make(layout)
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

    /// The rows in a layout, and how wide they become at most.
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
        columns = view?.fit(scroller.pageWidth) ?? 1
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
