/// A range of rows that differs between two orders; the rows before and after it are the same.
struct OrderDifference: Equatable {
    /// The 0-based position of the first row that differs.
    let position: Int
    /// The number of removed rows.
    let removed: Int
    /// The number of added rows.
    let added: Int
}

extension OrderDifference {
    /// Compares two orders from both ends; nil if they are equal.
    ///
    /// A list grows at its end or changes on its first page. One range covers both cases, and the
    /// rows outside it keep their cells, textures and positions.
    init?<Row: Equatable>(from old: [Row], to new: [Row]) {
        var start = 0
        while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
        var (oldEnd, newEnd) = (old.count, new.count)
        while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        guard oldEnd > start || newEnd > start else { return nil }
        position = start
        removed = oldEnd - start
        added = newEnd - start
    }

    /// Whether the orders are equal.
    var isEmpty: Bool { removed == 0 && added == 0 }

    /// Returns the changes that turn `old` into `new`, to be applied in order; empty if they are
    /// equal.
    ///
    /// If rows were only added or only removed, the changes contain no other rows, so the row under
    /// the user's finger stays in place. Otherwise one range covers everything.
    static func runs<Row: Equatable>(from old: [Row], to new: [Row]) -> [OrderDifference] {
        guard let whole = OrderDifference(from: old, to: new) else { return [] }
        guard whole.removed > 0, whole.added > 0 else { return [whole] }
        let gone = old[whole.position..<(whole.position + whole.removed)]
        let came = new[whole.position..<(whole.position + whole.added)]
        if let gaps = gaps(in: came, around: gone) {
            return gaps.map {
                OrderDifference(position: $0.lowerBound, removed: 0, added: $0.count)
            }
        }
        guard let gaps = gaps(in: gone, around: came) else { return [whole] }
        var removed = 0
        return gaps.map { gap in
            defer { removed += gap.count }
            return OrderDifference(
                position: gap.lowerBound - removed,
                removed: gap.count,
                added: 0
            )
        }
    }

    /// Returns the ranges of `long` that are missing in `short`; nil if `short` is not a
    /// subsequence of `long`.
    private static func gaps<Row: Equatable>(
        in long: ArraySlice<Row>,
        around short: ArraySlice<Row>
    ) -> [Range<Int>]? {
        guard long.count > short.count else { return nil }
        var gaps: [Range<Int>] = []
        var position = long.startIndex
        for row in short {
            let start = position
            while position < long.endIndex, long[position] != row { position += 1 }
            guard position < long.endIndex else { return nil }
            if position > start { gaps.append(start..<position) }
            position += 1
        }
        if position < long.endIndex { gaps.append(position..<long.endIndex) }
        return gaps
    }
}
