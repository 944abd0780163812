import CAdw
import CGTK

/// Virtualised cells side by side. https://docs.gtk.org/gtk4/class.GridView.html
///
/// GTK keeps about 32 rows of cells whatever is seen: the number of columns is set from the width
/// and never left high.
public struct GridView<Cell: ListCell>: CellView {
    /// The address.
    public let pointer: WidgetPointer
    /// Makes and keeps the cells.
    public let factory: CellFactory<Cell>

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
        leaveByTab()
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
}
