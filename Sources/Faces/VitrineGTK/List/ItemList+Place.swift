import Catalog
import GTKSupport

/// Where a person is in the rows.
extension ItemList {
    /// The item whose row has the keyboard; nil where none has.
    var focusedItem: Item.ID? {
        view.flatMap { view in view.root.focusWithin.flatMap(view.position) }.flatMap(item)
    }

    /// The item at the upper edge of the view; nil where the view is at its top, or empty.
    var topItem: Item.ID? {
        if rest == .resting { return wantedTop }
        return scroller.offset > 0 ? item(below: 1) : nil
    }

    /// The item so many application pixels below the upper edge of the view.
    private func item(below edge: Double) -> Item.ID? {
        guard let view else { return nil }
        let middle = Double(view.root.width) / 2
        // Between two rows there is nothing; then the next one is meant.
        for y in stride(from: edge, to: edge + 60, by: 8) {
            if let part = view.root.part(x: middle, y: y), let position = view.position(part) {
                return item(at: position)
            }
        }
        return nil
    }

    /// Brings the first row back to the upper edge, though GTK has not laid the new rows out yet.
    ///
    /// A place in pixels means nothing until then: GTK reads it by the heights of the old rows that
    /// are left, and follows the row that it finds there. So that the first row is named at once,
    /// and the place given when it is known.
    func returnToTop() {
        (wantedTop, wantedY) = (nil, 0)
        if !order.ids.isEmpty { view?.scroll(0) }
        let isUnderWay = framesToTop != nil
        framesToTop = 2
        guard !isUnderWay else { return }
        FrameClock.tick(root) { [weak self] in
            guard let self, let frames = framesToTop else { return false }
            framesToTop = frames > 1 ? frames - 1 : nil
            guard framesToTop == nil else { return true }
            scrollToTop()
            return false
        }
    }

    /// Puts an item at the upper edge, as soon as it is known and unless the person has scrolled.
    func restore(top id: Item.ID) {
        framesToTop = nil
        (wantedTop, wantedY) = (id, 0)
        takeWantedPlace()
    }

    /// Puts the item that ``restore(top:)`` asks for where it belongs.
    func takeWantedPlace() {
        guard let id = wantedTop, scroller.pageHeight > 0, scroller.contentHeight > 1,
            let position = order.ids.firstIndex(of: id)
        else { return }
        let y = wantedY
        (wantedTop, wantedY) = (nil, 0)
        guard scroller.offset == 0 else { return }
        view?.scroll(position)
        // GTK brings it into view, at the lower edge: the rest follows once it has been laid out.
        var frames = 0
        FrameClock.tick(root) { [weak self] in
            frames += 1
            guard let self, frames > 1 else { return self != nil }
            moveUp(position, id, to: y)
            return false
        }
    }

    /// Keeps the rows where they are seen though something so many application pixels high comes
    /// above them, or goes where `height` is negative; `page` is around both.
    ///
    /// Rows that are scrolled by less than what goes is high move up by the rest.
    func hold(against height: Int, in page: AnyWidget) {
        // A row that stays in view: lists put the others nowhere.
        guard let id = item(below: scroller.pageHeight / 2), let before = top(of: id, in: page)
        else { return }
        // As the view shrinks or grows, GTK holds the row that is as far down in it as the view is
        // in the whole.
        let end = scroller.contentHeight - scroller.pageHeight
        let share = end > 0 ? scroller.offset / end : 0
        scroller.offset += Double(height) * (1 - share)
        var frames = 0
        FrameClock.tick(root) { [weak self] in
            frames += 1
            guard let self, frames > 1 else { return self != nil }
            // What came may be a little higher than it said.
            if let now = top(of: id, in: page) { scroller.offset += now - before }
            return false
        }
    }

    private func top(of id: Item.ID, in page: AnyWidget) -> Double? {
        order.ids.firstIndex(of: id).flatMap { view?.row($0)?.frame(in: page)?.y }
    }

    private func moveUp(_ position: Int, _ id: Item.ID, to y: Double) {
        guard let view, item(at: position) == id, let row = view.row(position),
            let place = row.frame(in: view.root)
        else { return }
        scroller.offset += place.y - y
    }

    private func item(at position: Int) -> Item.ID? {
        order.ids.indices.contains(position) ? order.ids[position] : nil
    }
}
