import CAdw
import CGTK

/// A virtualized grid of cells. https://docs.gtk.org/gtk4/class.GridView.html
///
/// GTK keeps about 32 rows of cells whatever is visible, so the number of columns is set from the
/// width and never left high.
public struct GridView<Cell: ListCell>: CellView {
    /// Not retained: the widget tree owns the widget.
    public let pointer: WidgetPointer
    /// Creates and retains the cells.
    public let factory: CellFactory<Cell>

    /// Retains the model.
    ///
    /// - Parameters:
    ///   - model: the rows.
    ///   - makeCell: creates a cell, which lives until GTK releases it.
    ///   - activated: a cell was clicked or Enter pressed on it; its 0-based position.
    public init(
        _ model: ListModel<Cell.Row>,
        makeCell: @escaping @MainActor () -> Cell,
        activated: @escaping @MainActor (Int) -> Void
    ) {
        factory = CellFactory(makeCell: makeCell)
        // The selection takes a reference to the model, and the view one to the selection.
        g_object_ref(UnsafeMutableRawPointer(model.pointer))
        pointer = gtk_grid_view_new(gtk_no_selection_new(model.pointer), factory.pointer)
        gtk_grid_view_set_single_click_activate(pointer.opaque, 1)
        let (pointer, factory) = (pointer, factory)
        Signal.connect(pointer, "notify::root") {
            factory.viewMoved(isInWindow: gtk_widget_get_root(pointer) != nil)
        }
        Signal.connect(pointer, "activate", number: { activated(Int($0)) })
        leaveByTab()
        stayWhenPressed()
    }

    /// The maximum number of cells per row; fewer if there is no room, but at least two.
    ///
    /// A minimum would become a minimum width that the window could not shrink below.
    public var columns: Int {
        get { Int(gtk_grid_view_get_max_columns(pointer.opaque)) }
        nonmutating set {
            guard columns != newValue else { return }
            // The minimum must never exceed the maximum, not even between the two calls.
            gtk_grid_view_set_min_columns(pointer.opaque, 1)
            gtk_grid_view_set_max_columns(pointer.opaque, guint(newValue))
            gtk_grid_view_set_min_columns(pointer.opaque, guint(min(newValue, 2)))
        }
    }

    /// Has one or two columns, as there is room for what the cells would like to have.
    public func fitPair() {
        gtk_grid_view_set_min_columns(pointer.opaque, 1)
        gtk_grid_view_set_max_columns(pointer.opaque, 2)
    }
}
