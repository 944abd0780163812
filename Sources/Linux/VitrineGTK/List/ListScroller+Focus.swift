import Catalog
import Features
import GTKSupport

/// Focuses rows, and follows the focus.
extension ListScroller {
    /// Focuses the rows.
    func focus() { view?.root.focus() }

    /// Focuses an item's row, scrolling to it if needed, or the rows as a whole if the item is
    /// gone.
    func focus(_ id: Item.ID) {
        guard let position = order.ids.firstIndex(of: id), let view else { return focus() }
        if !view.focus(position) { scrollIntoView(id) }
    }

    /// Focuses an item's row as soon as it has been laid out, within 15 frames.
    func focusSoon(_ id: Item.ID) {
        focusing = id
        var framesLeft = 15
        FrameClock.tick(root) { [weak self] in
            // Another item or page may have been chosen in the meantime.
            guard let self, focusing == id else { return false }
            framesLeft -= 1
            let position = model.isOnScreen ? order.ids.firstIndex(of: id) : nil
            let isWaiting = position.map { view?.focus($0) == false } ?? false
            if framesLeft == 0 || !isWaiting { focusing = nil }
            return focusing != nil
        }
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

    /// The position of the row that is or contains the focused widget; the footer follows the last
    /// item.
    var focusedPosition: Int? {
        view.flatMap { view in view.root.focusWithin.flatMap(view.position) }
    }

    /// The item whose row has the focus; nil if none has it.
    var focusedItem: Item.ID? { focusedPosition.flatMap(item) }

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
            anchor.scrolled(to: window.offset)
        }
    }
}
