import Catalog
import Features
import GTKSupport

/// Keeps the rows in place by measuring them after each layout and scrolling to the anchor's
/// offset.
extension ItemList {
    /// The maximum number of layouts per frame: GTK warns after four, and other widgets also cause
    /// some.
    private static let mostStepsPerFrame = 2

    /// Schedules placing the rows after the next layout.
    func placeSoon() {
        needsPlacing = true
        scroller.queueLayout()
    }

    /// Places the rows after they were laid out.
    func placeRows() {
        guard needsPlacing, !anchor.isResting, let view else { return }
        let frame = FrameClock.number(of: root)
        if placing.frame != frame { placing = (frame, 0) }
        guard placing.steps < Self.mostStepsPerFrame else { return placeInNextFrame() }
        needsPlacing = false
        if scroller.width != fittedWidth {
            placing.steps += 1
            return fitWidth()
        }
        switch anchor.laidOut(layout, of: order.ids, row: { placed($0) }) {
        case .stay: return rest()
        case .reveal(let position): view.scroll(position)
        case .scroll(let offset): scroll(to: offset)
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
                width: Double(scroller.width),
                height: scroller.pageHeight,
                top: scroller.frame(in: page)?.y ?? 0,
                columns: columns,
                layout: model.layout,
                generation: generation
            ),
            offset: scroller.offset,
            contentHeight: scroller.contentHeight
        )
    }

    /// Returns where the last layout placed the row at a position; nil if it didn't.
    func placed(_ position: Int) -> ListAnchor.Row? {
        guard let id = item(at: position), let row = view?.row(position), row.isInPlace,
            row.height > 0, let frame = row.frame(in: scroller)
        else { return nil }
        return ListAnchor.Row(position: position, item: id, y: frame.y, height: frame.height)
    }

    private func isWhole(_ row: ListAnchor.Row) -> Bool {
        row.y >= -1 && row.y + row.height <= scroller.pageHeight + 1
    }

    /// Scrolls without the anchor mistaking it for scrolling by the user.
    private func scroll(to offset: Double) {
        changeItself { scroller.offset = offset }
    }

    func changeItself(_ change: () -> Void) {
        isChangingItself = true
        change()
        isChangingItself = false
    }

    /// Makes the anchor keep the visible rows in place once a scrolled list has been laid out.
    func rest() {
        guard anchor.isUnknown, !needsPlacing else { return }
        if let row = focusedPosition.flatMap(placed), isWhole(row) {
            return anchor.rested(at: row, isChosen: true)
        }
        let rows = stride(from: visible.lowerBound, to: visible.upperBound, by: columns)
            .compactMap(placed)
        if let row = rows.first(where: isWhole) ?? rows.first(where: { $0.y >= -1 }) ?? rows.first {
            anchor.rested(at: row, isChosen: false)
        }
    }
}

/// The rows that the user acts on.
extension ItemList {
    private var focusedPosition: Int? {
        view.flatMap { view in view.root.focusWithin.flatMap(view.position) }
    }

    /// The item whose row has the focus; nil if none has it.
    var focusedItem: Item.ID? { focusedPosition.flatMap(item) }

    /// Anchors the list at a row that was clicked or opened.
    func chose(_ position: Int) {
        if let row = placed(position) { anchor.chose(row) }
    }

    /// Anchors the list at the row that got the keyboard focus.
    ///
    /// If that row isn't fully visible, GTK scrolls to it in the next layout, and the anchor
    /// follows.
    func focusMoved() {
        guard !isChangingItself, focusing == nil, !anchor.isRestoring,
            let position = focusedPosition
        else { return }
        if let row = placed(position) {
            anchor.chose(row)
        } else {
            anchor.scrolled(to: scroller.offset)
        }
    }

    private func item(at position: Int) -> Item.ID? {
        order.ids.indices.contains(position) ? order.ids[position] : nil
    }
}

/// Reads and changes the scroll position.
extension ItemList {
    /// The topmost visible item; nil if the list is empty or scrolled to its top.
    var topItem: Item.ID? {
        anchor.topItem(offset: scroller.offset, visible: item(at: visible.lowerBound))
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

    /// Scrolls until an item's row is fully visible, and focuses it.
    func scrollIntoView(_ id: Item.ID) {
        anchor.reveal(id)
        placeSoon()
        focusSoon(id)
    }

    /// Focuses a row without scrolling, even if it is only partly visible.
    func focusInPlace(_ id: Item.ID) {
        guard let position = order.ids.firstIndex(of: id), let view else { return }
        rest()
        changeItself { _ = view.focus(position) }
        anchor.stay()
        placeSoon()
    }
}
