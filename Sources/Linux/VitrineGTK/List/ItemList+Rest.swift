import Features
import GTKSupport

/// A list that nobody sees lets go of its pictures, and of the widgets that show its rows.
extension ItemList {
    /// Lets go of the rows where the list was hidden at the last call already.
    ///
    /// Photos that are drawn by cairo are in memory twice, so that a stream that was left takes
    /// 30 MB; the cells of a list, of which GTK makes up to 200, take 5 MB without pictures.
    func releaseIfHidden() {
        if anchor.looked(isVisible: root.isOnScreen, top: topItem) { removeView() }
    }

    /// Brings the rows back.
    func wasShown() {
        // Made anew, where the person was.
        if anchor.wasShown() { show(fittingArrangement) }
    }

    /// Releases the widgets of all rows; the anchor knows where the list was.
    private func removeView() {
        view = nil
        visible = 0..<0
        changeItself { scroller.setChild(Box.vertical()) }
    }
}
