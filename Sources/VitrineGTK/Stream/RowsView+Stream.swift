import GTKSupport

extension RowsView {
    /// Photos one below the other, each as high as it is.
    init(stream view: ListView<PhotoCell>) {
        self.init(view)
        look = { scroller in
            guard let sight = view.sight(in: scroller) else { return nil }
            var cells: [Int: PhotoCell] = [:]
            view.forEachCell { cell, position in cells[position] = cell }
            // What is seen is asked for first.
            for position in sight.near { cells[position]?.setNearness(.near) }
            for (position, cell) in cells where !sight.near.contains(position) {
                cell.setNearness(sight.nearness(of: position))
            }
            return sight.visible
        }
        tap = { position in
            view.forEachCell { cell, place in
                if place == position { cell.tapped() }
            }
        }
        view.shortcut("space", .first) {
            guard let cell = view.focused else { return false }
            cell.tapped()
            return true
        }
    }
}

extension ListView<PhotoCell> {
    /// The cell whose row has the keyboard; a button within it may have it instead.
    fileprivate var focused: PhotoCell? {
        var found: PhotoCell?
        forEachCell { cell, _ in
            if cell.root.parent?.hasFocus ?? false { found = cell }
        }
        return found
    }

    /// Where the rows lie within two screens of what is seen.
    ///
    /// GTK keeps only those that are seen in their places: the others are as high as they ask to
    /// be, one after the other.
    fileprivate func sight(in scroller: ScrolledWindow) -> StreamSight? {
        var rows: [Int: AnyWidget] = [:]
        forEachCell { cell, position in
            if let row = cell.root.parent { rows[position] = row }
        }
        var places: [StreamSight.Place] = rows.compactMap { position, row in
            guard row.isInPlace, row.height > 0, let frame = row.frame(in: scroller) else {
                return nil
            }
            return StreamSight.Place(
                position: position,
                top: frame.y,
                bottom: frame.y + frame.height
            )
        }
        places.sort { $0.position < $1.position }
        let height = scroller.pageHeight
        while let first = places.first, first.top > -2 * height, first.position > 0,
            let row = rows[first.position - 1]
        {
            let top = first.top - Double(row.height(forWidth: row.width))
            let place = StreamSight.Place(
                position: first.position - 1,
                top: top,
                bottom: first.top
            )
            places.insert(place, at: 0)
        }
        while let last = places.last, last.bottom < 3 * height, let row = rows[last.position + 1] {
            let bottom = last.bottom + Double(row.height(forWidth: row.width))
            places.append(
                StreamSight.Place(
                    position: last.position + 1,
                    top: last.bottom,
                    bottom: bottom
                )
            )
        }
        return StreamSight(places, height: height)
    }
}
