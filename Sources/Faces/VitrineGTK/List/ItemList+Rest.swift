import GTKSupport

/// A list that nobody sees lets go of its pictures.
extension ItemList {
    /// How far a list is from letting go of its pictures.
    enum Rest {
        /// It is seen, or was a moment ago.
        case none
        /// It was hidden the last time that somebody looked.
        case hidden
        /// It has let go of them until it is seen again.
        case resting
    }

    /// Lets go of the pictures where the list was hidden at the last call already.
    ///
    /// Photos that are drawn by cairo are in memory twice, so that a stream that was left takes
    /// 30 MB.
    func letGoIfHidden() {
        guard rest != .resting else { return }
        if root.isOnScreen {
            rest = .none
        } else if rest == .none {
            rest = .hidden
        } else {
            rest = .resting
            view?.rest()
        }
    }

    /// Brings the pictures back.
    func wasShown() {
        let wasResting = rest == .resting
        rest = .none
        // As after a scroll, when the rows have their places again.
        if wasResting { scrolled() }
    }
}
