import GTKSupport

/// A hidden list releases its pictures.
extension ItemList {
    /// How close a list is to releasing its pictures.
    enum Rest {
        /// It is visible, or was a moment ago.
        case none
        /// It was hidden at the last check.
        case hidden
        /// It has released them until it is visible again.
        case resting
    }

    /// Releases the pictures if the list was already hidden at the last call.
    ///
    /// Photos drawn by cairo are in memory twice, so that a stream that was left takes 30 MB.
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

    /// Loads the pictures again.
    func wasShown() {
        let wasResting = rest == .resting
        rest = .none
        // As after scrolling, once the rows have been laid out again.
        if wasResting { scrolled() }
    }
}
