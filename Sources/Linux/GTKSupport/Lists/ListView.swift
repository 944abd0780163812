import CAdw
import CGTK

/// A virtualized list of rows, vertical or horizontal.
///
/// GTK creates about 200 cells regardless of the view's height. Whatever a cell does immediately
/// must therefore be cheap, and expensive work must depend on the scroll position.
/// https://docs.gtk.org/gtk4/class.ListView.html
package struct ListView<Cell: ListCell>: CellView {
    package let pointer: WidgetPointer
    package let factory: CellFactory<Cell>

    /// Creates a list that retains its model.
    ///
    /// - Parameters:
    ///   - model: the rows.
    ///   - isHorizontal: whether the rows are side by side; false by default.
    ///   - makeCell: creates a cell, which lives until GTK releases it.
    ///   - activated: receives the 0-based position of a row that was clicked or activated with
    ///     Enter.
    package init(
        _ model: ListModel<Cell.Row>,
        isHorizontal: Bool = false,
        makeCell: @escaping @MainActor () -> Cell,
        activated: @escaping @MainActor (Int) -> Void
    ) {
        factory = CellFactory(makeCell: makeCell)
        // The selection owns a reference to the model, and the view owns one to the selection.
        g_object_ref(UnsafeMutableRawPointer(model.pointer))
        pointer = gtk_list_view_new(gtk_no_selection_new(model.pointer), factory.pointer)
        if isHorizontal {
            gtk_orientable_set_orientation(pointer.opaque, GTK_ORIENTATION_HORIZONTAL)
        }
        gtk_list_view_set_single_click_activate(pointer.opaque, 1)
        let (pointer, factory) = (pointer, factory)
        Signal.connect(pointer, "notify::root") {
            factory.viewMoved(isInWindow: gtk_widget_get_root(pointer) != nil)
        }
        Signal.connect(pointer, "activate", number: { activated(Int($0)) })
        leaveByTab()
        leaveFocusToRows()
        controlPresses()
    }
}
