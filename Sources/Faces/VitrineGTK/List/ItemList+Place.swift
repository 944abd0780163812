import Catalog
import Features
import GTKSupport

/// The user's position in the rows.
extension ItemList {
    /// The item whose row has the focus; nil if none has.
    var focusedItem: Item.ID? {
        view.flatMap { view in view.root.focusWithin.flatMap(view.position) }.flatMap(item)
    }

    /// The topmost visible item; nil if the view is at its top, or empty.
    var topItem: Item.ID? {
        anchor.topItem(offset: scroller.offset) { item(below: 1) }
    }

    /// The item at a distance below the upper edge of the view, in application pixels.
    private func item(below edge: Double) -> Item.ID? {
        guard let view else { return nil }
        // Of the first column.
        let middle = Double(view.root.width) / Double(2 * columns)
        // Between two rows there is nothing; take the next one.
        for y in stride(from: edge, to: edge + 60, by: 8) {
            if let part = view.root.part(x: middle, y: y), let position = view.position(part) {
                return item(at: position)
            }
        }
        return nil
    }

    /// Scrolls back to the first row, although GTK has not laid the new rows out yet.
    ///
    /// A position in pixels is meaningless until then: GTK interprets it by the heights of the
    /// remaining old rows, and follows the row it finds there. So it scrolls to the first row at
    /// once, and sets the position once it is known.
    func returnToTop() {
        let isFirst = anchor.returnToTop()
        if !order.ids.isEmpty { view?.scroll(0) }
        guard isFirst else { return }
        FrameClock.tick(root) { [weak self] in
            switch self?.anchor.frameCame() {
            case .wait: return true
            case .scroll: self?.scrollToTop()
            case .stop, nil: break
            }
            return false
        }
    }

    /// Scrolls an item to the upper edge as soon as it is known, unless the user has scrolled.
    func restore(top id: Item.ID) {
        anchor.restore(top: id)
        takeTarget()
    }

    /// Whether GTK has given the rows their places.
    var isLaidOut: Bool { scroller.pageHeight > 0 && scroller.contentHeight > 1 }

    /// Scrolls to the row that the anchor brings back.
    func takeTarget() {
        let found = anchor.takeTarget(
            in: order.ids,
            isLaidOut: isLaidOut,
            offset: scroller.offset
        )
        guard let (position, target) = found else { return }
        (kept, isBringingBack) = (target.item, true)
        view?.scroll(position)
        // GTK scrolls it to the lower edge: the rest follows once it has been laid out.
        var frames = 0
        FrameClock.tick(root) { [weak self] in
            frames += 1
            guard let self, frames > 1 else { return self != nil }
            moveUp(position, target)
            isBringingBack = false
            return false
        }
    }

    /// Keeps the rows where they are on screen when a widget of `height` application pixels appears
    /// above them, or disappears if `height` is negative; `page` contains both.
    ///
    /// If the rows are scrolled by less than the height of what disappears, they move up by the
    /// rest.
    func hold(against height: Int, in page: AnyWidget) {
        // A row that stays visible, since lists do not position the others.
        guard let id = item(below: scroller.pageHeight / 2), let before = top(of: id, in: page)
        else { return }
        // When the view's size changes, GTK keeps the row whose relative position in the view
        // equals that of the view in the whole.
        let end = scroller.contentHeight - scroller.pageHeight
        let share = end > 0 ? scroller.offset / end : 0
        scroller.offset += Double(height) * (1 - share)
        var frames = 0
        FrameClock.tick(root) { [weak self] in
            frames += 1
            guard let self, frames > 1 else { return self != nil }
            // The new widget may be a little higher than announced.
            if let now = top(of: id, in: page) { scroller.offset += now - before }
            return false
        }
    }

    private func top(of id: Item.ID, in page: AnyWidget) -> Double? {
        order.ids.firstIndex(of: id).flatMap { view?.row($0)?.frame(in: page)?.y }
    }

    private func moveUp(_ position: Int, _ target: ListAnchor.Target) {
        guard let view, item(at: position) == target.item, let row = view.row(position),
            let place = row.frame(in: view.root)
        else { return }
        scroller.offset += place.y - target.y
    }

    private func item(at position: Int) -> Item.ID? {
        order.ids.indices.contains(position) ? order.ids[position] : nil
    }
}
