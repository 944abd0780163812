public import Catalog

/// Where a list is to be: the row to bring back to the upper edge, the return to the first row, and
/// whether the list keeps its rows while nobody sees it.
///
/// A pure value: a face tells it what it laid out, and scrolls.
public struct ListAnchor: Hashable, Sendable {
    /// A row to bring back.
    public struct Target: Hashable, Sendable {
        /// The row's item.
        public let item: Item.ID
        /// How far below the upper edge it is to begin, in application pixels; negative above it.
        public let y: Double
    }

    /// What follows from a frame during a return to the first row.
    public enum Step: Hashable, Sendable {
        /// The return is over: something else was decided meanwhile.
        case stop
        /// The new rows are not laid out yet.
        case wait
        /// Scroll to the first row.
        case scroll
    }

    /// How far a list is from letting go of its rows.
    private enum Rest: Hashable, Sendable {
        /// It is visible, or was a moment ago.
        case none
        /// It was hidden at the last check.
        case hidden
        /// It has released them until it is visible again.
        case resting
    }

    /// The row to bring back once it can be laid out; nil if the list stays where it is.
    public private(set) var target: Target?
    /// How many frames to wait until the list is scrolled to the first row; nil if it should stay.
    private var framesToTop: Int?
    private var rest = Rest.none
    private var query: Query

    /// Stays where it is; `query` is what the rows answer.
    public init(query: Query) {
        self.query = query
    }

    /// Whether a row is still to be brought back, so that the place of now is not worth keeping.
    public var isRestoring: Bool { target != nil && !isResting }

    /// Whether the list has let go of its rows.
    public var isResting: Bool { rest == .resting }

    /// The topmost item, for the next start; nil at the top.
    ///
    /// `seen` finds it in what is laid out.
    public func topItem(offset: Double, seen: () -> Item.ID?) -> Item.ID? {
        if isResting { return target?.item }
        return offset > 0 ? seen() : nil
    }
}

/// The first row.
extension ListAnchor {
    /// Other rows came; returns whether to return to the first one.
    ///
    /// Another order, filter or search starts at its top; while the rest of a list is fetched
    /// (`needsWhole`) whoever is at the top wants to see the top. `offset` is in application
    /// pixels.
    public mutating func orderChanged(
        for query: Query,
        needsWhole: Bool,
        offset: Double
    ) -> Bool {
        defer { self.query = query }
        return query != self.query || framesToTop != nil
            || (needsWhole && offset < 1 && target == nil)
    }

    /// The list returns to its first row, which takes two frames; returns false if that is under
    /// way and only takes longer.
    public mutating func returnToTop() -> Bool {
        defer { framesToTop = 2 }
        target = nil
        return framesToTop == nil
    }

    /// A frame has been laid out.
    public mutating func frameCame() -> Step {
        guard let frames = framesToTop else { return .stop }
        framesToTop = frames > 1 ? frames - 1 : nil
        return frames > 1 ? .wait : .scroll
    }
}

/// The row that is brought back.
extension ListAnchor {
    /// An item is to be at the upper edge.
    public mutating func restore(top item: Item.ID) {
        framesToTop = nil
        target = Target(item: item, y: 0)
    }

    /// No row is brought back: the list goes elsewhere.
    public mutating func forget() { target = nil }

    /// The row to scroll to now and where it is to begin; nil while it is not known or nothing
    /// `isLaidOut`.
    ///
    /// Given once, and not at all if the user has scrolled meanwhile.
    public mutating func takeTarget(
        in items: [Item.ID],
        isLaidOut: Bool,
        offset: Double
    ) -> (position: Int, target: Target)? {
        guard isLaidOut, let found = target,
            let position = items.firstIndex(of: found.item)
        else { return nil }
        target = nil
        return offset == 0 ? (position, found) : nil
    }
}

/// A list that nobody sees.
extension ListAnchor {
    /// The list was looked at; returns whether it lets go of its rows now: where it was hidden at
    /// the last look already.
    public mutating func looked(isVisible: Bool) -> Bool {
        switch (rest, isVisible) {
        case (.resting, _): return false
        case (_, true): rest = .none
        case (.none, false): rest = .hidden
        case (.hidden, false): rest = .resting
        }
        return isResting
    }

    /// The list lets go of its rows, the topmost of which is `top` and begins at `y`, in
    /// application pixels below the upper edge.
    ///
    /// At the top, and where a row is still to be brought back, there is nothing to remember.
    public mutating func letGo(offset: Double, top: Item.ID?, y: Double?) {
        guard offset > 0, target == nil, let top else { return }
        target = Target(item: top, y: min(y ?? 0, 0))
    }

    /// The list is seen again; returns whether it has to bring its rows back.
    public mutating func wasShown() -> Bool {
        defer { rest = .none }
        return isResting
    }
}
