import Features
import GTKSupport

/// A list that nobody sees lets go of its pictures, and of the widgets that show its rows.
extension ItemList {
    /// Lets go of the rows where the list was hidden at the last call already.
    ///
    /// Photos that are drawn by cairo are in memory twice, so that a stream that was left takes
    /// 30 MB; the cells of a list, of which GTK makes up to 200, take 5 MB without pictures.
    func letGoIfHidden() {
        if anchor.looked(isVisible: root.isOnScreen) { removeView() }
    }

    /// Brings the rows back.
    func wasShown() {
        // Made anew, where the person was.
        if anchor.wasShown() { show(Arrangement(model.layout, width: width)) }
    }

    /// Lets go of the widgets of all rows, and remembers where the person was.
    private func removeView() {
        let row = view.flatMap { view in view.row(visible.lowerBound)?.frame(in: view.root) }
        let isKnown = order.ids.indices.contains(visible.lowerBound)
        anchor.letGo(
            offset: scroller.offset,
            top: isKnown ? order.ids[visible.lowerBound] : nil,
            y: row?.y
        )
        view = nil
        visible = 0..<0
        scroller.setChild(Box.vertical())
    }
}
