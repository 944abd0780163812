import Features
import GTKSupport

extension RowsView {
    /// Wraps a view of photos, one below the other and each with its own height.
    ///
    /// Enter calls `opened` with the position of the photo.
    init(stream view: ListView<PhotoCell>, opened: @escaping @MainActor (Int) -> Void) {
        self.init(view)
        var offset: Double?
        updateVisibleRows = { scroller in
            guard let viewport = view.viewport(in: scroller) else { return nil }
            let isPassing = offset.map { $0 != scroller.offset } ?? false
            offset = scroller.offset
            var cells: [Int: PhotoCell] = [:]
            view.forEachCell { cell, position in cells[position] = cell }
            let width = viewport.visible.lazy.compactMap { cells[$0]?.area.root.width }.max() ?? 0
            // Visible photos are requested first.
            for position in viewport.near {
                cells[position]?.prepare(width: width, isPassing: isPassing)
                cells[position]?.setNearness(.near)
            }
            for (position, cell) in cells where !viewport.near.contains(position) {
                cell.setNearness(viewport.nearness(of: position))
            }
            return viewport.visible
        }
        photo = { position in
            var found: PhotoCell?
            view.forEachCell { cell, place in
                if place == position { found = cell }
            }
            return found
        }
        view.shortcut("space", .first) {
            guard let cell = view.focused else { return false }
            cell.tapped()
            return true
        }
        for key in ["Return", "KP_Enter", "ISO_Enter"] {
            view.shortcut(key, .first) {
                guard let cell = view.focused, cell.isShown, let row = cell.root.parent,
                    let position = view.position(of: row)
                else { return false }
                opened(position)
                return true
            }
        }
    }
}

extension ListView<PhotoCell> {
    /// The cell whose row itself has the focus; nil if a button in the row has it.
    fileprivate var focused: PhotoCell? {
        var found: PhotoCell?
        forEachCell { cell, _ in
            if cell.root.parent?.hasFocus ?? false { found = cell }
        }
        return found
    }

    /// Returns the positions of the rows within two screens of the visible part.
    ///
    /// GTK positions only the visible rows, so the other positions are calculated from natural
    /// heights.
    fileprivate func viewport(in scroller: ScrolledWindow) -> StreamViewport? {
        var rows: [Int: AnyWidget] = [:]
        forEachCell { cell, position in
            if let row = cell.root.parent { rows[position] = row }
        }
        var rowFrames: [StreamViewport.Row] = rows.compactMap { position, row in
            guard row.isInPlace, row.height > 0, let frame = row.frame(in: scroller) else {
                return nil
            }
            return StreamViewport.Row(
                position: position,
                top: frame.y,
                bottom: frame.y + frame.height
            )
        }
        rowFrames.sort { $0.position < $1.position }
        let height = scroller.pageHeight
        // A row that GTK has never laid out has no width.
        let width = rowFrames.first.flatMap { rows[$0.position]?.width } ?? 0
        while let first = rowFrames.first, first.top > -2 * height, first.position > 0,
            let row = rows[first.position - 1]
        {
            let top = first.top - Double(row.height(forWidth: width))
            let place = StreamViewport.Row(
                position: first.position - 1,
                top: top,
                bottom: first.top
            )
            rowFrames.insert(place, at: 0)
        }
        while let last = rowFrames.last, last.bottom < 3 * height, let row = rows[last.position + 1]
        {
            let bottom = last.bottom + Double(row.height(forWidth: width))
            rowFrames.append(
                StreamViewport.Row(
                    position: last.position + 1,
                    top: last.bottom,
                    bottom: bottom
                )
            )
        }
        return StreamViewport(rowFrames, height: height)
    }
}
