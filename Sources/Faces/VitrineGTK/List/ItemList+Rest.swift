import Features
import GTKSupport

/// A list that nobody sees lets go of its pictures, and of the widgets that show its rows.
extension ItemList {
    /// How far a list is from letting go of its rows.
    enum Rest {
        /// It is visible, or was a moment ago.
        case none
        /// It was hidden at the last check.
        case hidden
        /// It has released them until it is visible again.
        case resting
    }

    /// Lets go of the rows where the list was hidden at the last call already.
    ///
    /// Photos that are drawn by cairo are in memory twice, so that a stream that was left takes
    /// 30 MB; the cells of a list, of which GTK makes up to 200, take 5 MB without pictures.
    func letGoIfHidden() {
        guard rest != .resting else { return }
        if root.isOnScreen {
            rest = .none
        } else if rest == .none {
            rest = .hidden
        } else {
            rest = .resting
            removeView()
        }
    }

    /// Brings the rows back.
    func wasShown() {
        let wasResting = rest == .resting
        rest = .none
        if wasResting { restoreView() }
    }

    /// Lets go of the widgets of all rows, and remembers where the person was.
    private func removeView() {
        if scroller.offset > 0, wantedTop == nil, order.ids.indices.contains(visible.lowerBound) {
            let row = view.flatMap { view in
                view.row(visible.lowerBound)?.frame(in: view.root)
            }
            wantedTop = order.ids[visible.lowerBound]
            wantedY = min(row?.y ?? 0, 0)
        }
        view = nil
        visible = 0..<0
        scroller.setChild(Box.vertical())
    }

    /// Makes them anew, where the person was.
    private func restoreView() { show(model.layout) }
}
