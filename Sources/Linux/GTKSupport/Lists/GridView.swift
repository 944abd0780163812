import CAdw
import CGTK

/// A virtualized grid of cells.
///
/// GTK creates about 32 rows of cells regardless of how many are visible. Derive the number of
/// columns from the width, and never leave it high.
/// https://docs.gtk.org/gtk4/class.GridView.html
package struct GridView<Cell: ListCell>: CellView {
    package let pointer: WidgetPointer
    package let factory: CellFactory<Cell>

    /// Creates a grid that retains its model.
    ///
    /// - Parameters:
    ///   - model: the rows.
    ///   - makeCell: creates a cell, which lives until GTK releases it.
    ///   - activated: receives the 0-based position of a cell that was clicked or activated with
    ///     Enter.
    package init(
        _ model: ListModel<Cell.Row>,
        makeCell: @escaping @MainActor () -> Cell,
        activated: @escaping @MainActor (Int) -> Void
    ) {
        factory = CellFactory(makeCell: makeCell)
        // The selection owns a reference to the model, and the view owns one to the selection.
        g_object_ref(UnsafeMutableRawPointer(model.pointer))
        pointer = gtk_grid_view_new(gtk_no_selection_new(model.pointer), factory.pointer)
        gtk_grid_view_set_single_click_activate(pointer.opaque, 1)
        let (pointer, factory) = (pointer, factory)
        Signal.connect(pointer, "notify::root") {
            factory.viewMoved(isInWindow: gtk_widget_get_root(pointer) != nil)
        }
        Signal.connect(pointer, "activate", number: { activated(Int($0)) })
        leaveByTab()
        leaveFocusToRows()
        controlPresses()
    }

    /// The maximum number of cells per row; there are fewer if space is short, but at least two.
    ///
    /// A higher minimum would also impose a minimum width on the window.
    package var columns: Int {
        get { Int(gtk_grid_view_get_max_columns(pointer.opaque)) }
        nonmutating set {
            guard columns != newValue else { return }
            // The minimum must never exceed the maximum, not even between the two calls.
            gtk_grid_view_set_min_columns(pointer.opaque, 1)
            gtk_grid_view_set_max_columns(pointer.opaque, guint(newValue))
            gtk_grid_view_set_min_columns(pointer.opaque, guint(min(newValue, 2)))
        }
    }

    /// Shows one or two columns, depending on the natural width of the cells.
    package func fitPair() {
        gtk_grid_view_set_min_columns(pointer.opaque, 1)
        gtk_grid_view_set_max_columns(pointer.opaque, 2)
    }
}
