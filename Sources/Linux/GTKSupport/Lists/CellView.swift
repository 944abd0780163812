import CAdw
import CGTK

/// A virtualized view of cells over a model; GTK only creates cells that it may draw soon.
package protocol CellView<Cell>: Widget {
    associatedtype Cell: ListCell
    var factory: CellFactory<Cell> { get }
}

extension CellView {
    /// Scrolls until the row at a 0-based position is visible.
    ///
    /// Does nothing if the list was laid out while empty; such a list starts at its first row. GTK
    /// 4.8 would divide by its page length, 0, and during the next scroll keep the first row in
    /// place instead of the visible rows.
    package func scroll(to position: Int) {
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

    /// Focuses the row at a 0-based position.
    ///
    /// Returns false if the row is so far out of view that GTK has no cell for it.
    @discardableResult
    package func focus(rowAt position: Int) -> Bool { factory.focus(rowAt: position) }

    /// Focuses the first row in view, if possible one that is wholly visible.
    @discardableResult
    package func focusFirstInView() -> Bool { factory.focusFirst(in: erased) }

    /// Hands a focus that the view itself gets to its first row in view, because Enter and the
    /// arrow keys act on rows.
    func leaveFocusToRows() {
        let (view, factory) = (erased, factory)
        focusMoved {
            guard view.hasFocus else { return }
            view.whenIdle { if view.hasFocus { _ = factory.focusFirst(in: view) } }
        }
    }

    /// Returns the widget of the row at a 0-based position, or nil if GTK has no cell for it.
    package func row(at position: Int) -> AnyWidget? { factory.row(at: position) }

    /// Returns the 0-based position of the row that is a widget or contains it, or nil.
    package func position(of widget: AnyWidget) -> Int? { factory.position(of: widget) }

    /// Replaces the rows that cells show without replacing the cells.
    ///
    /// `replacement` receives a cell's current 0-based position and row and returns the new row, or
    /// nil to keep the current one. Afterwards the model must return the same rows. Without this,
    /// GTK 4.8 destroys the cells of removed rows and creates new ones for added rows, which takes
    /// 0.5 ms each.
    package func replaceRows(_ replacement: (Int, Cell.Row) -> Cell.Row?) {
        factory.replaceRows(replacement)
    }

    /// Calls `body` with each cell that shows a row, and the row's current 0-based position.
    package func forEachCell(_ body: (Cell, Int) -> Void) { factory.forEachCell(body) }
}
