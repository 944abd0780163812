import Features
import GTKSupport

/// The rows of a list in one layout, as their scroller needs them.
@MainActor
struct RowsView {
    /// The widget, which scrolls itself.
    let root: AnyWidget
    /// Focuses the row at a position; false if there is no cell for it.
    let focus: @MainActor (Int) -> Bool
    /// Scrolls until the row at a position is visible.
    let scroll: @MainActor (Int) -> Void
    /// The widget of the row at a position; nil if there is none.
    let row: @MainActor (Int) -> AnyWidget?
    /// The position of the row that is, or contains, a widget; nil if there is none.
    let position: @MainActor (AnyWidget) -> Int?
    /// Has each cell show the row returned for its position and row; nil keeps its row.
    let replaceRows: @MainActor ((Int, ListEntry) -> ListEntry?) -> Void
    /// Tells each cell its distance from the visible rows.
    let setVisible: @MainActor (Range<Int>) -> Void
    /// Finds the visible rows if their heights differ, and tells each cell.
    ///
    /// Returns nil before the first layout. Nil if all rows have the same height.
    var look: (@MainActor (ScrolledWindow) -> Range<Int>?)?
    /// The cell of a row that is a photo; nil for any other row.
    var photo: @MainActor (Int) -> PhotoCell? = { _ in nil }
    /// Sets the number of columns for a width in application pixels, and returns it.
    let fit: @MainActor (Double) -> Int

    /// Rows one below the other.
    init<Cell: NearnessCell>(_ view: ListView<Cell>) where Cell.Row == ListEntry {
        self.init(view) { _ in 1 }
    }

    /// Rows in a view of any kind; see ``fit``.
    init<View: CellView>(_ view: View, fit: @escaping @MainActor (Double) -> Int)
    where View.Cell: NearnessCell, View.Cell.Row == ListEntry {
        root = view.erased
        focus = { view.focus(rowAt: $0) }
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
