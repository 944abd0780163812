import Catalog
import Features
import GTKSupport

/// The photo that the viewer shows at full size.
extension ItemList {
    /// The photo of an item; nil if its row has no cell, or shows none.
    func photo(of id: Item.ID) -> PhotoCell? {
        order.ids.firstIndex(of: id).flatMap { view?.photo($0) }
    }

    /// Leaves the place of an item's photo empty, because it is seen elsewhere; nil shows all.
    func hidePhoto(of id: Item.ID?) {
        let photo = id.flatMap(photo)
        guard photo !== hiddenPhoto else { return }
        hiddenPhoto?.isHidden = false
        photo?.isHidden = true
        hiddenPhoto = photo
    }

    /// Focuses a row that is seen; one that is seen in part stays so.
    func focusInPlace(_ id: Item.ID) {
        let place = scroller.offset
        focus(id)
        root.beforeNextFrame { [weak self] isInWindow in
            guard isInWindow, let self else { return }
            // GTK takes only another place as new.
            if scroller.offset == place { scroller.offset = place >= 1 ? place - 1 : place + 1 }
            scroller.offset = place
        }
    }

    /// Scrolls until the row of an item is wholly seen, or fills the view, and focuses it.
    ///
    /// GTK knows the place of a row only once it has been laid out: it takes some frames. A list
    /// that has let go of its rows does not return to where it was.
    func bringIntoView(_ id: Item.ID) {
        anchor.forget()
        var framesLeft = 15
        FrameClock.tick(root) { [weak self] in
            framesLeft -= 1
            guard let self, isLaidOut, let position = order.ids.firstIndex(of: id), let view else {
                return self != nil && framesLeft > 0
            }
            guard framesLeft > 0, !isWhole(position) else {
                _ = view.focus(position)
                return false
            }
            view.scroll(position)
            return true
        }
    }

    private func isWhole(_ position: Int) -> Bool {
        guard let row = view?.row(position), row.isInPlace, let frame = row.frame(in: scroller)
        else { return false }
        let (top, bottom) = (frame.y, frame.y + frame.height)
        return (top >= -1 && bottom <= scroller.pageHeight + 1)
            || (top <= 1 && bottom >= scroller.pageHeight - 1)
    }
}
