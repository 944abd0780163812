import CAdw
import CGTK

/// A virtualized view of cells over a model: GTK creates only those it may draw soon.
public protocol CellView<Cell>: Widget {
    /// The type that draws a row.
    associatedtype Cell: ListCell
    /// Creates and retains the cells.
    var factory: CellFactory<Cell> { get }
}

extension CellView {
    /// Scrolls until the row at a 0-based position is visible; does nothing in a list that has been
    /// laid out without rows, and begins at its first one.
    ///
    /// GTK 4.8 divides by the length of that list's page, 0, and would hold the first row through
    /// the next scroll, not the rows that are seen.
    public func scroll(to position: Int) {
        let isHorizontal =
            gtk_orientable_get_orientation(pointer.opaque) == GTK_ORIENTATION_HORIZONTAL
        let adjustment =
            isHorizontal
            ? gtk_scrollable_get_hadjustment(pointer.opaque)
            : gtk_scrollable_get_vadjustment(pointer.opaque)
        guard gtk_adjustment_get_page_size(adjustment) > 0 else { return }
        gtk_widget_activate_action_variant(
            pointer,
            "list.scroll-to-item",
            g_variant_new_uint32(guint(position))
        )
    }

    /// Focuses the row at a 0-based position; false if GTK has no cell for it because it is far out
    /// of view.
    @discardableResult
    public func focus(rowAt position: Int) -> Bool { factory.focus(rowAt: position) }

    /// The widget of the row at a 0-based position; nil if GTK has none for it.
    public func row(at position: Int) -> AnyWidget? { factory.row(at: position) }

    /// The 0-based position of the row that is, or contains, a widget; nil if there is none.
    public func position(of widget: AnyWidget) -> Int? { factory.position(of: widget) }

    /// Has each cell show another row in its place: what `replacement` returns for its current
    /// 0-based position and row; nil keeps the row.
    ///
    /// The model must return the same rows from now on. GTK 4.8 destroys the cells of rows that are
    /// removed and makes as many for those that are added, which takes 0.5 ms each.
    public func replaceRows(_ replacement: (Int, Cell.Row) -> Cell.Row?) {
        factory.replaceRows(replacement)
    }

    /// Calls `body` with each cell that shows a row, and the row's current 0-based position.
    public func forEachCell(_ body: (Cell, Int) -> Void) { factory.forEachCell(body) }
}
