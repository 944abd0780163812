public import Catalog

/// Scroll anchoring: which row of a list stays in place when the layout changes.
///
/// A pure value. The front end reports what the user does and what each layout measured, and scrolls
/// by the ``Step`` that it gets back. Distances are in application pixels, from the upper edge of the
/// visible part downwards.
///
/// A change of ``Layout/Shape`` or of the row's position is corrected. Any other scrolling is
/// followed.
public struct ListAnchor: Hashable, Sendable {
    /// A row that the last layout placed.
    public struct Row: Hashable, Sendable {
        /// The 0-based position in the order.
        public let position: Int
        /// The row's item.
        public let item: Item.ID
        /// The row's upper edge; negative above the visible part.
        public let y: Double
        /// From the upper to the lower edge.
        public let height: Double

        /// A row between two edges.
        public init(position: Int, item: Item.ID, y: Double, height: Double) {
            self.position = position
            self.item = item
            self.y = y
            self.height = height
        }
    }

    /// What a layout measured.
    public struct Layout: Hashable, Sendable {
        /// What moves rows when it changes.
        public struct Shape: Hashable, Sendable {
            /// The width of the visible part.
            public let width: Double
            /// The height of the visible part.
            public let height: Double
            /// The upper edge of the visible part within the page that contains it.
            public let top: Double
            /// Rows side by side.
            public let columns: Int
            /// How the rows look.
            public let layout: ListDescriptor.Layout
            /// Counts the widgets that have shown the rows, one after the other.
            public let generation: Int

            /// The shape of a laid out list.
            public init(
                width: Double,
                height: Double,
                top: Double,
                columns: Int,
                layout: ListDescriptor.Layout,
                generation: Int
            ) {
                self.width = width
                self.height = height
                self.top = top
                self.columns = columns
                self.layout = layout
                self.generation = generation
            }

            /// Whether rows have the same sizes and columns.
            func hasRows(as other: Shape) -> Bool {
                (width, columns, layout) == (other.width, other.columns, other.layout)
            }

            /// Whether it is the same again, perhaps with other widgets.
            func isAgain(_ other: Shape) -> Bool {
                hasRows(as: other) && (height, top) == (other.height, other.top)
            }
        }

        /// What moves rows when it changes.
        public let shape: Shape
        /// The scroll position.
        public let offset: Double
        /// The height of all rows.
        public let contentHeight: Double

        /// A layout, scrolled to `offset`.
        public init(shape: Shape, offset: Double, contentHeight: Double) {
            self.shape = shape
            self.offset = offset
            self.contentHeight = contentHeight
        }
    }

    /// What the front end does after a layout.
    public enum Step: Hashable, Sendable {
        /// Nothing.
        case stay
        /// Brings the row at a position into view, wherever: the layout has not placed it.
        case reveal(Int)
        /// Sets the scroll position.
        case scroll(to: Double)
    }

    /// What stays in place.
    private enum Position: Hashable, Sendable {
        /// Not known since the list was scrolled.
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
        /// Where the row belongs; nil for wherever it is wholly visible.
        var y: Double?
        /// The shape in which it was there; nil before it gets there.
        var shape: Layout.Shape?
        /// Whether the user acted on it, so that it must stay wholly visible in any shape.
        var isChosen = true
        /// Whether the list was at its top, where it stays as long as the row is visible there.
        var isFromTop = false
        /// Whether the row has yet to get there.
        var isPending = false
    }

    /// How far a list is from releasing its rows.
    private enum Rest: Hashable, Sendable {
        /// It is visible, or was a moment ago.
        case none
        /// It was hidden at the last check.
        case hidden
        /// It has released them until it is visible again.
        case resting
    }

    /// Enough for rows whose heights GTK estimates; a limit, in case two layouts disagree.
    private static let mostCorrections = 8

    private var place = Position.top
    private var correctionsLeft = 0
    private var shape: Layout.Shape?
    private var offset = 0.0
    private var rest = Rest.none
    /// The topmost item when the list released its rows.
    private var releasedTop: Item.ID?
    private var query: Query

    /// At the top; `query` is what the rows answer.
    public init(query: Query) {
        self.query = query
    }

    /// Whether a row has yet to get to its place, so that the current one is not worth saving.
    public var isRestoring: Bool {
        if case .row(let held) = place { held.isPending && !isResting } else { false }
    }

    /// Whether the list has released its rows.
    public var isResting: Bool { rest == .resting }

    /// The topmost item, for the next start; nil at the top.
    ///
    /// `visible` is the first visible one.
    public func topItem(offset: Double, visible: Item.ID?) -> Item.ID? {
        if isResting { return releasedTop }
        return offset > 0 ? visible : nil
    }
}

/// What the user does.
extension ListAnchor {
    /// The list was scrolled, by anything but a layout.
    public mutating func scrolled(to offset: Double) {
        self.offset = offset
        (place, correctionsLeft) = (.unknown, 0)
    }

    /// The user clicked, opened or focused a row.
    public mutating func chose(_ row: Row) { hold(row, isChosen: true) }

    /// Whether ``rested(at:isChosen:)`` is to be called, as the list was scrolled.
    public var isUnknown: Bool { place == .unknown && !isResting }

    /// The list was laid out after it was scrolled; `row` is the focused row if it is wholly visible
    /// (`isChosen`), or else the first one that is.
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

/// Where the list is to go.
extension ListAnchor {
    /// An item is to be at the upper edge, as soon as it is known.
    public mutating func restore(top item: Item.ID) {
        place = .row(Held(item: item, y: 0, isPending: true))
        correctionsLeft = Self.mostCorrections
    }

    /// An item is to be wholly visible.
    public mutating func reveal(_ item: Item.ID) {
        place = .row(Held(item: item))
        correctionsLeft = Self.mostCorrections
    }

    /// Whatever the next layout scrolls is to be scrolled back.
    public mutating func stay() { correctionsLeft = Self.mostCorrections }

    /// The first row is to be at the upper edge.
    public mutating func returnToTop() {
        (place, correctionsLeft) = (.top, Self.mostCorrections)
    }

    /// Other rows came; returns whether to return to the first one.
    ///
    /// Another order, filter or search starts at its top. While the rest of a list is fetched
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

/// What follows from a layout.
extension ListAnchor {
    /// The rows were laid out; returns what to do about it.
    ///
    /// After a step comes another layout.
    /// `row` measures the row at a 0-based position in `items`; nil if the layout has not placed it.
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

    /// Another shape moves rows; one that begins further down leaves them where they are on the page.
    private mutating func follow(_ new: Layout.Shape) {
        defer { shape = new }
        guard let old = shape, old != new else { return }
        correctionsLeft = Self.mostCorrections
        guard case .row(var held) = place, let y = held.y, !held.isPending else { return }
        held.y = y + old.top - new.top
        place = .row(held)
    }

    /// Rows that came or went above an item move it, too.
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
        // Rows are placed at whole pixels.
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
        // A row that is only the first one may leave by what appears above the list.
        if !held.isChosen, held.shape?.hasRows(as: layout.shape) == true { return top - y }
        // One that is higher than the visible part fills it.
        let (least, most) = (min(0, page - row.height), max(0, page - row.height))
        return top - min(max(y, least), most)
    }
}

/// A list that is not visible.
extension ListAnchor {
    /// The list was checked; returns whether it releases its rows now, as it was hidden at the last
    /// check already.
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

    /// The list is visible again; returns whether it has to make its rows again.
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
