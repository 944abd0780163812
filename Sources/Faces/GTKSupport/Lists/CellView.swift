import CGTK

/// A view of cells over a model, of which GTK makes only those that it may soon draw.
public protocol CellView<Cell>: Widget {
    /// What shows a row.
    associatedtype Cell: ListCell
    /// Makes and keeps the cells.
    var factory: CellFactory<Cell> { get }
}

extension CellView {
    /// Scrolls until the row at a 0-based position is seen.
    public func scroll(to position: Int) {
        gtk_widget_activate_action_variant(
            pointer,
            "list.scroll-to-item",
            g_variant_new_uint32(guint(position))
        )
    }

    /// Gives the keyboard to the row at a 0-based position; false where GTK has no cell for it, as
    /// far out of view.
    @discardableResult
    public func focus(rowAt position: Int) -> Bool { factory.focus(rowAt: position) }

    /// The widget of the row at a 0-based position; nil where GTK has none for it.
    public func row(at position: Int) -> AnyWidget? { factory.row(at: position) }

    /// The 0-based position of the row that is a widget or around it; nil where there is none.
    public func position(of widget: AnyWidget) -> Int? { factory.position(of: widget) }

    /// Calls `body` with each cell that shows a row, and the row's 0-based position now.
    public func forEachCell(_ body: (Cell, Int) -> Void) { factory.forEachCell(body) }
}
