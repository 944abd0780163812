public import Catalog

/// Scroll anchoring: which row of a list stays in place when the layout changes.
///
/// A pure value. The front end reports user actions and the measurements of each layout, and
/// scrolls by the ``Step`` it gets back. Distances are in application pixels, downwards from the
/// upper edge of the viewport.
///
/// A change in ``Layout/Shape`` or in the held position is corrected. Any other scrolling changes
/// the anchor.
public struct ListAnchor: Hashable, Sendable {
    /// What the front end does after a layout.
    public enum Step: Hashable, Sendable {
        /// Nothing.
        case stay
        /// Scrolls until the row at a position is anywhere in view, because the layout hasn't
        /// placed it.
        case reveal(Int)
        /// Sets the scroll position.
        case scroll(to: Double)
    }

    /// The part of the list that stays in position.
    private enum Position: Hashable, Sendable {
        /// Not yet determined since the list was scrolled.
        case unknown
        /// The top of the list.
        case top
        /// A row.
        case row(Held)
    }

    private struct Held: Hashable, Sendable {
        let item: Item.ID
        /// The row's position at the last layout.
        var position: Int?
        /// The row's target position; nil for any position at which it is fully visible.
        var y: Double?
        /// The shape in which it had that position; nil until it reaches the position.
        var shape: Layout.Shape?
        /// Whether the user acted on it, which means it must stay fully visible in any shape.
        var isChosen = true
        /// Whether the list was at its top, where it stays for as long as the row fits there.
        var isFromTop = false
        /// Whether the row hasn't reached its position yet.
        var isPending = false
    }

    /// Stages on the way to releasing the rows of a hidden list.
    private enum Rest: Hashable, Sendable {
        /// The list was visible at the last check.
        case none
        /// The list was hidden at the last check.
        case hidden
        /// The list has released its rows until it is visible again.
        case resting
    }

    /// The limit on successive corrections, in case two layouts disagree.
    ///
    /// It is high enough for rows whose heights GTK estimates.
    private static let mostCorrections = 8

    private var place = Position.top
    private var correctionsLeft = 0
    private var shape: Layout.Shape?
    private var offset = 0.0
    private var rest = Rest.none
    /// The topmost item when the list released its rows.
    private var releasedTop: Item.ID?
    private var query: Query

    /// Creates an anchor at the top of a list that shows `query`.
    public init(query: Query) {
        self.query = query
    }

    /// Whether a row hasn't reached its position yet, so the current position isn't worth saving.
    public var isRestoring: Bool {
        if case .row(let held) = place { held.isPending && !isResting } else { false }
    }

    /// Whether the list has released its rows.
    public var isResting: Bool { rest == .resting }

    /// Returns the topmost item, to be restored on the next start; nil at the top.
    ///
    /// `visible` is the first visible item.
    public func topItem(offset: Double, visible: Item.ID?) -> Item.ID? {
        if isResting { return releasedTop }
        return offset > 0 ? visible : nil
    }
}

/// User actions.
extension ListAnchor {
    /// Forgets the anchor after something other than a layout scrolls the list.
    public mutating func scrolled(to offset: Double) {
        self.offset = offset
        (place, correctionsLeft) = (.unknown, 0)
    }

    /// Holds a row that the user clicked, opened or focused.
    public mutating func chose(_ row: Row) { hold(row, isChosen: true) }

    /// Whether the front end has to call ``rested(at:isChosen:)``, because the list was scrolled.
    public var isUnknown: Bool { place == .unknown && !isResting }

    /// Holds a row after the list was scrolled and laid out.
    ///
    /// - Parameters:
    ///   - row: the focused row if it is fully visible, otherwise the first fully visible one.
    ///   - isChosen: whether it is the focused row.
    public mutating func rested(at row: Row, isChosen: Bool) {
        if isChosen || offset >= 1 {
            hold(row, isChosen: isChosen)
        } else {
            place = .top
        }
    }

    private mutating func hold(_ row: Row, isChosen: Bool) {
        let held = Held(
            item: row.item,
            position: row.position,
            y: row.y,
            shape: shape,
            isChosen: isChosen,
            isFromTop: offset < 1
        )
        (place, correctionsLeft) = (.row(held), 0)
    }
}

/// Targets for the next layouts.
extension ListAnchor {
    /// Moves an item to the upper edge, once the list contains it.
    public mutating func restore(top item: Item.ID) {
        place = .row(Held(item: item, y: 0, isPending: true))
        correctionsLeft = Self.mostCorrections
    }

    /// Makes an item fully visible.
    public mutating func reveal(_ item: Item.ID) {
        place = .row(Held(item: item))
        correctionsLeft = Self.mostCorrections
    }

    /// Reverts any scrolling at the next layout.
    public mutating func stay() { correctionsLeft = Self.mostCorrections }

    /// Moves the first row to the upper edge.
    public mutating func returnToTop() {
        (place, correctionsLeft) = (.top, Self.mostCorrections)
    }

    /// Returns whether to scroll to the first row after the rows change.
    ///
    /// Another order, filter or search starts at its top. While the rest of a list is being fetched
    /// (`needsWhole`), a list at its top stays there.
    public mutating func orderChanged(
        for query: Query,
        needsWhole: Bool,
        offset: Double
    ) -> Bool {
        defer { self.query = query }
        return query != self.query || (needsWhole && offset < 1 && !isRestoring)
    }
}

/// Effects of a layout.
extension ListAnchor {
    /// Updates the anchor after the rows were laid out.
    ///
    /// Each step leads to another layout.
    ///
    /// - Parameters:
    ///   - layout: the measurements.
    ///   - items: the items of all rows, in order.
    ///   - row: measures the row at a 0-based position in `items`; nil if the layout hasn't placed
    ///     it.
    /// - Returns: how to scroll.
    public mutating func laidOut(
        _ layout: Layout,
        of items: [Item.ID],
        row: (Int) -> Row?
    ) -> Step {
        guard layout.shape.height > 0, layout.contentHeight > 1 else { return .stay }
        follow(layout.shape)
        defer { offset = layout.offset }
        if case .row(let held) = place { find(held, in: items) }
        guard correctionsLeft > 0 else {
            if case .row(var held) = place, held.isPending {
                held.isPending = false
                place = .row(held)
            } else if layout.offset != offset {
                place = .unknown
            }
            return .stay
        }
        switch place {
        case .unknown:
            return .stay
        case .top:
            return step(to: 0, layout)
        case .row(let held):
            guard let position = held.position else { return .stay }
            guard let row = row(position) else {
                correctionsLeft -= 1
                return .reveal(position)
            }
            let step = step(to: Self.offset(of: row, held: held, layout), layout)
            if step == .stay { arrived(row, held, in: layout.shape) }
            return step
        }
    }

    /// Starts corrections if the shape changed.
    ///
    /// If the list now begins further down, its row stays at the same position on the page.
    private mutating func follow(_ new: Layout.Shape) {
        defer { shape = new }
        guard let old = shape, old != new else { return }
        correctionsLeft = Self.mostCorrections
        guard case .row(var held) = place, let y = held.y, !held.isPending else { return }
        held.y = y + old.top - new.top
        place = .row(held)
    }

    /// Finds the held item again, and starts corrections if rows above it were inserted or removed.
    private mutating func find(_ held: Held, in items: [Item.ID]) {
        var held = held
        let position = held.position
        if position.map({ items.indices.contains($0) && items[$0] == held.item }) != true {
            held.position = items.firstIndex(of: held.item)
        }
        if held.position == nil, !held.isPending { return scrolled(to: offset) }
        if held.position != position, position != nil { correctionsLeft = Self.mostCorrections }
        place = .row(held)
    }

    private mutating func step(to wanted: Double, _ layout: Layout) -> Step {
        let end = max(0, layout.contentHeight - layout.shape.height)
        let target = min(max(wanted, 0), end)
        // Rows are placed on whole pixels.
        guard abs(target - layout.offset) > 0.5 else {
            correctionsLeft = 0
            return .stay
        }
        correctionsLeft -= 1
        return .scroll(to: target)
    }

    private mutating func arrived(_ row: Row, _ held: Held, in shape: Layout.Shape) {
        var held = held
        held.isPending = false
        if held.shape == nil { (held.y, held.shape) = (row.y, shape) }
        place = .row(held)
    }

    private static func offset(of row: Row, held: Held, _ layout: Layout) -> Double {
        let page = layout.shape.height
        let top = layout.offset + row.y
        if held.isFromTop, top + row.height <= page { return 0 }
        let y = held.y ?? row.y
        if held.shape?.isAgain(layout.shape) == true { return top - y }
        // A row held only because it came first may be pushed out by what appears above the list.
        if !held.isChosen, held.shape?.hasRows(as: layout.shape) == true { return top - y }
        // A row taller than the viewport fills it.
        let (least, most) = (min(0, page - row.height), max(0, page - row.height))
        return top - min(max(y, least), most)
    }
}

/// Hidden lists.
extension ListAnchor {
    /// Returns whether the list should now release its rows: it is hidden, and was at the last
    /// check.
    ///
    /// `top` is the topmost visible item.
    public mutating func looked(isVisible: Bool, top: Item.ID?) -> Bool {
        switch (rest, isVisible) {
        case (.resting, _): return false
        case (_, true): rest = .none
        case (.none, false): rest = .hidden
        case (.hidden, false): (releasedTop, rest) = (top, .resting)
        }
        return isResting
    }

    /// Returns whether a list that is visible again has to recreate its rows.
    public mutating func wasShown() -> Bool {
        defer { rest = .none }
        guard isResting else { return false }
        if case .row(var held) = place {
            held.isPending = true
            place = .row(held)
        }
        return true
    }
}
