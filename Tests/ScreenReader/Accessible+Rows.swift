import ScreenDriver

/// The rows of a list or the cells of a grid that are on screen.
///
/// GTK 4.8 keeps 200 rows around the viewport. Those outside it are not hidden, and say that they
/// are where they last were on screen. So one row is found that is drawn where it says, and the
/// others follow it up and down without a gap.
extension Accessible {
    func rows(within clip: Frame) -> [Accessible] {
        guard let (index, first, place) = anyRow(within: clip) else { return [] }
        var rows = [first]
        var edge = place
        var above = index - 1
        while above >= 0, let row = child(at: above), let place = row.frame(),
            place.isJustBefore(edge), !place.intersection(clip).isEmpty
        {
            rows.insert(row, at: 0)
            edge = place
            above -= 1
        }
        edge = place
        var below = index + 1
        while let row = child(at: below), let place = row.frame(),
            edge.isJustBefore(place), !place.intersection(clip).isEmpty
        {
            rows.append(row)
            edge = place
            below += 1
        }
        return rows
    }

    private func anyRow(within clip: Frame) -> (Int, Accessible, Frame)? {
        for index in 0..<childCount() {
            guard let row = child(at: index), let place = row.frame() else { continue }
            let shown = place.intersection(clip)
            if !shown.isEmpty, isDrawn(row, at: shown.center) { return (index, row, place) }
        }
        return nil
    }

    /// Whether what this list draws at a point of the window belongs to one of its rows.
    private func isDrawn(_ row: Accessible, at point: (x: Int, y: Int)) -> Bool {
        // GTK names what is drawn at a point only if somebody has asked for that element before.
        row.meetAll()
        var found = element(x: point.x, y: point.y)
        while let element = found, element.id != id {
            if element.id == row.id { return true }
            found = element.parent()
        }
        return false
    }

    private func meetAll() {
        for child in children() { child.meetAll() }
    }
}

extension Frame {
    /// Whether it is the neighbor of a later row or cell, at most 64 pixels before it.
    fileprivate func isJustBefore(_ next: Frame) -> Bool {
        if y == next.y && height > 0 && x < next.x { return true }
        return (next.y - 64...next.y).contains(y + height) && !isEmpty && !next.isEmpty
    }
}
