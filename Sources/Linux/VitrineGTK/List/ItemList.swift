package import Catalog
package import Features
import GTKSupport
import L10n

/// The virtualized rows of a list in the chosen layout.
///
///     ListScroller
///     └── ListView of ItemCell or PhotoCell; the last row is the footer
///         or GridView of PosterCell, or of ItemCell if two fit side by side
@MainActor
package final class ItemList {
    /// The pause after typing, in frames; a quarter of a second at 60 Hz.
    private static let framesOfRest = 15

    /// The scroll state, and the view of the rows.
    package let scroller: ListScroller
    let context: ListContext
    let rows: ListModel<ListEntry>
    let order: ShownOrder
    /// The menu of the rows.
    package private(set) var menu: RowMenu?

    /// Whether rows are withheld until the next frames.
    private var isGrowing = false
    /// The remaining frames without new rows; scrolling ends the delay early.
    private var framesToGrowth = 0
    /// The photo that is faded, because the viewer shows it.
    private weak var fadedPhoto: PhotoCell?

    init(_ context: ListContext, in page: AnyWidget) {
        self.context = context
        let model = context.model
        let order = ShownOrder(model)
        self.order = order
        rows = ListModel { order.entry(at: $0) }
        scroller = ListScroller(model, showing: order, in: page)
        scroller.widthChanged = { [weak self] in self?.fitWidth() }
        // The user may pull it repeatedly.
        scroller.window.pulledDown { [weak model] in
            if model?.rows.isLoading == false { model?.refreshRequested() }
        }
        root.on("map") { [weak self] in self?.wasShown() }
        root.bind { [weak model] in
            model?.layout
        } apply: { [weak self] layout in
            guard let self, layout != nil, !scroller.anchor.isResting else { return }
            show(fittingArrangement)
        }
        let root = root
        Style.textScaleChanged(for: root) { [weak self] in root.whenIdle { self?.showAnew() } }
        root.bind { [weak model] in
            model?.ids ?? []
        } apply: { [weak self] ids in
            self?.orderChanged(to: ids)
        }
        root.bind { [weak model] in
            model?.takesFooterFocus ?? true
        } apply: { [weak self] takesFocus in
            if !takesFocus { self?.leaveFooter() }
        }
        let source = RowMenu.Source(
            actions: model.descriptor.actions,
            request: { [weak model] in model?.imageRequest(for: $0, fit: $1) },
            open: { [weak model] in model?.rowTapped($0) },
            viewPicture: { [weak model] in model?.pictureTapped($0) }
        )
        menu = RowMenu(source, app: context.app, images: context.images, above: root) {
            [weak self] in self?.focus($0)
        }
    }

    var root: AnyWidget { scroller.root }
    var model: ItemListViewModel { context.model }
    var view: RowsView? { scroller.view }

    /// Focuses the rows.
    func focus() { scroller.focus() }

    /// Focuses an item's row, or the rows as a whole if the item is gone.
    package func focus(_ id: Item.ID) { scroller.focus(id) }

    /// Simulates a click on a row, or Enter if that opens no picture.
    package func activate(_ position: Int) {
        scroller.chose(position)
        view?.photo(position)?.tapped()
        model.activated(position, in: order)
    }

    /// Freezes a row's photo at a point in its turn; does nothing if the row has no photo.
    package func pose(_ position: Int, as flip: FlipMotion) { view?.photo(position)?.show(flip) }
}

extension ItemList {
    /// Moves the focus from the footer, which is about to be removed, to the row before it.
    ///
    /// GTK 4.18 would focus the first row, and scroll there.
    private func leaveFooter() {
        let count = order.ids.count
        guard scroller.hasFooterRow, scroller.focusedPosition == count else { return }
        _ = view?.focus(count - 1)
    }

    private func orderChanged(to all: [Item.ID]) {
        let runs = order.runs(to: all)
        guard !runs.isEmpty else { return }
        let returnsToTop = scroller.anchor.orderChanged(
            for: model.query,
            needsWhole: model.needsWhole,
            offset: scroller.window.offset
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
        if returnsToTop { scroller.returnToTop() }
        scroller.placeSoon()
        root.whenIdle { [weak self] in
            // The view got the focus before it had rows.
            if !hadRows, let view = self?.view, view.root.hasFocus { _ = view.focus(0) }
            self?.scroller.viewChanged()
        }
    }

    private func shownCount(of count: Int) -> Int {
        ListGrowth.count(after: order.ids.count, of: count, seen: scroller.visible.count)
    }

    /// Adds the withheld rows a few per frame, after a number of frames, or at once if the list is
    /// scrolled.
    private func grow(after frames: Int) {
        framesToGrowth = frames
        guard !isGrowing else { return }
        isGrowing = true
        FrameClock.tick(root) { [weak self] in
            guard let self else { return false }
            guard framesToGrowth == 0 || scroller.window.offset > 0 else {
                framesToGrowth -= 1
                return true
            }
            let all = model.ids
            if order.isBeginning(of: all) {
                let new = Array(all.prefix(shownCount(of: all.count)))
                move(to: new, by: order.runs(to: new))
                root.whenIdle { [weak self] in self?.scroller.viewChanged() }
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
        if scroller.window.offset == 0 { scroller.viewChanged() }
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
            let isAtEnd =
                scroller.arrangement?.hasFooterRow ?? true && run.position + run.removed == wasEnd
            rows.splice(
                at: run.position,
                removed: run.removed + (isAtEnd && hadRows ? 1 : 0),
                added: run.added + (isAtEnd && !new.isEmpty ? 1 : 0)
            )
        }
    }
}

/// The context menu of a row.
extension ItemList {
    /// Opens the menu of the row at a point in the view, or of the focused row without a point.
    ///
    /// - Returns: whether a menu opened.
    package func contextMenuAsked(at point: (x: Double, y: Double)?) -> Bool {
        guard let view, let menu else { return false }
        let part =
            if let point { view.root.part(x: point.x, y: point.y) } else { view.root.focusWithin }
        guard let part, let position = view.position(part),
            let content = order.entry(at: position).row?.content,
            let widget = view.row(position)
        else { return false }
        scroller.chose(position)
        return menu.open(of: content, shownBy: widget, at: point, in: view.root)
    }

    /// Opens the menu of the row that contains a widget.
    func openMenu(ofRowAround widget: AnyWidget) {
        guard let view, let menu, let position = view.position(widget),
            let content = order.entry(at: position).row?.content
        else { return }
        scroller.chose(position)
        _ = menu.open(of: content, shownBy: widget, at: nil, in: view.root)
    }
}

/// The photo that the viewer shows at full size.
extension ItemList {
    /// Returns an item's photo; nil if its row has no cell or no photo.
    func photo(of id: Item.ID) -> PhotoCell? {
        order.ids.firstIndex(of: id).flatMap { view?.photo($0) }
    }

    /// Fades an item's photo, because the viewer shows it; nil restores the faded one.
    func fadePhoto(of id: Item.ID?) {
        let photo = id.flatMap(photo)
        guard photo !== fadedPhoto else { return }
        fadedPhoto?.isFaded = false
        photo?.isFaded = true
        fadedPhoto = photo
    }
}
