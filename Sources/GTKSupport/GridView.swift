import CAdw
import CGTK

/// Virtualised cells side by side. https://docs.gtk.org/gtk4/class.GridView.html
///
/// GTK keeps about 32 rows of cells whatever is seen: the number of columns is set from the width
/// and never left high.
public struct GridView<Cell: ListCell>: Widget {
    /// The address.
    public let pointer: WidgetPointer
    private let factory: CellFactory<Cell>

    /// Makes a grid of cells over a model.
    ///
    /// - Parameters:
    ///   - model: the rows.
    ///   - makeCell: makes a cell; it lives until GTK drops it.
    ///   - activated: a cell was clicked or Enter pressed on it; its 0-based position.
    public init(
        _ model: ListModel<Cell.Row>,
        makeCell: @escaping @MainActor () -> Cell,
        activated: @escaping @MainActor (Int) -> Void
    ) {
        factory = CellFactory(makeCell: makeCell)
        // The selection takes over a reference to the model, and the view those to its parts.
        g_object_ref(UnsafeMutableRawPointer(model.pointer))
        pointer = gtk_grid_view_new(gtk_no_selection_new(model.pointer), factory.pointer)
        gtk_grid_view_set_single_click_activate(pointer.opaque, 1)
        Signal.connect(pointer, "activate", number: { activated(Int($0)) })
    }

    /// How many cells stand side by side, at most: fewer where there is no room, but for two.
    ///
    /// A least number would be a least width, below which nobody could make the window.
    public var columns: Int {
        get { Int(gtk_grid_view_get_max_columns(pointer.opaque)) }
        nonmutating set {
            guard columns != newValue else { return }
            // The least must never be above the most, not even between the two calls.
            gtk_grid_view_set_min_columns(pointer.opaque, 1)
            gtk_grid_view_set_max_columns(pointer.opaque, guint(newValue))
            gtk_grid_view_set_min_columns(pointer.opaque, guint(min(newValue, 2)))
        }
    }

    /// Scrolls until the cell at a 0-based position is seen.
    public func scroll(to position: Int) {
        gtk_widget_activate_action_variant(
            pointer,
            "list.scroll-to-item",
            g_variant_new_uint32(guint(position))
        )
    }

    /// Gives the keyboard to the cell at a 0-based position; false where GTK has none for it.
    @discardableResult
    public func focus(rowAt position: Int) -> Bool { factory.focus(rowAt: position) }

    /// The widget of the cell at a 0-based position; nil where GTK has none for it.
    public func row(at position: Int) -> AnyWidget? { factory.row(at: position) }

    /// The 0-based position of the cell that is a widget or around it; nil where there is none.
    public func position(of widget: AnyWidget) -> Int? { factory.position(of: widget) }

    /// Calls `body` with each cell that shows a row, and the row's 0-based position now.
    public func forEachCell(_ body: (Cell, Int) -> Void) { factory.forEachCell(body) }
}
