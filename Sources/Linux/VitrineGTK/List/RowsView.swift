import Features
import GTKSupport

/// A cell that loads its picture only near the visible part.
@MainActor
protocol NearnessCell: ListCell {
    /// Loads or releases the picture depending on the distance from the visible part.
    func setNearness(_ nearness: Nearness)
}

/// The rows of a list in one arrangement, in a view whose cell type is erased.
@MainActor
struct RowsView {
    /// The view, which is scrollable.
    let root: AnyWidget
    /// Focuses the row at a position; returns false if it has no cell.
    let focus: @MainActor (Int) -> Bool
    /// Focuses the first row in view.
    let focusFirst: @MainActor () -> Bool
    /// Scrolls until the row at a position is visible.
    let scroll: @MainActor (Int) -> Void
    /// Returns the widget of the row at a position, or nil.
    let row: @MainActor (Int) -> AnyWidget?
    /// Returns the position of the row that is or contains a widget, or nil.
    let position: @MainActor (AnyWidget) -> Int?
    /// For each cell, shows the row that the closure returns for its position and row; nil keeps
    /// the row.
    let replaceRows: @MainActor ((Int, ListEntry) -> ListEntry?) -> Void
    /// Passes each cell its distance from the visible rows.
    let setVisible: @MainActor (Range<Int>) -> Void
    /// Finds the visible rows if their heights differ, and passes each cell its distance from them.
    ///
    /// Returns nil before the first layout. The property is nil if all rows have the same height.
    var updateVisibleRows: (@MainActor (ScrolledWindow) -> Range<Int>?)?
    /// Returns the cell of a row that is a photo; nil for other rows.
    var photo: @MainActor (Int) -> PhotoCell? = { _ in nil }
    /// Sets the number of columns for a width in application pixels, and returns it.
    let fit: @MainActor (Double) -> Int

    /// Wraps a view with one column.
    init<Cell: NearnessCell>(_ view: ListView<Cell>) where Cell.Row == ListEntry {
        self.init(view) { _ in 1 }
    }

    /// Wraps a view of any kind; for the closure, see ``fit``.
    init<View: CellView>(_ view: View, fit: @escaping @MainActor (Double) -> Int)
    where View.Cell: NearnessCell, View.Cell.Row == ListEntry {
        root = view.erased
        focus = { view.focus(rowAt: $0) }
        focusFirst = { view.focusFirstInView() }
        scroll = { view.scroll(to: $0) }
        row = { view.row(at: $0) }
        position = { view.position(of: $0) }
        replaceRows = { view.replaceRows($0) }
        setVisible = { visible in
            view.forEachCell { cell, position in
                cell.setNearness(Nearness(of: position, visible: visible))
            }
        }
        self.fit = fit
    }
}
