import Features
import GTKSupport

/// Releases the pictures and row widgets of offscreen lists.
extension ItemList {
    /// Releases the rows if the list was already hidden at the last call.
    ///
    /// Photos that cairo draws are in memory twice, so a hidden stream would use 30 MB. GTK creates
    /// up to 200 cells for a list, which use 5 MB without pictures.
    func releaseIfHidden() {
        if anchor.looked(isVisible: root.isOnScreen, top: topItem) { removeView() }
    }

    /// Recreates the rows if they were released.
    func wasShown() {
        // The anchor restores the scroll position.
        if anchor.wasShown() { show(fittingArrangement) }
    }

    /// Releases the widgets of all rows; the anchor keeps the scroll position.
    private func removeView() {
        view = nil
        visible = 0..<0
        changeItself { scroller.setChild(Box.vertical()) }
    }
}
