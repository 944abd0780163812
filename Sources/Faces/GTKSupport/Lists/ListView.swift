import CAdw
import CGTK

/// A virtualised column of rows, or a row of tiles. https://docs.gtk.org/gtk4/class.ListView.html
///
/// GTK keeps about 200 cells whatever the height of the view: what a cell shows at once must be
/// cheap, and what costs must wait for the scroll position.
public struct ListView<Cell: ListCell>: CellView {
    /// The address.
    public let pointer: WidgetPointer
    /// Makes and keeps the cells.
    public let factory: CellFactory<Cell>

    /// Makes a column of cells over a model.
    ///
    /// - Parameters:
    ///   - model: the rows.
    ///   - isHorizontal: whether the rows stand side by side; false by default.
    ///   - makeCell: makes a cell; it lives until GTK drops it.
    ///   - activated: a row was clicked or Enter pressed on it; its 0-based position.
    public init(
        _ model: ListModel<Cell.Row>,
        isHorizontal: Bool = false,
        makeCell: @escaping @MainActor () -> Cell,
        activated: @escaping @MainActor (Int) -> Void
    ) {
        factory = CellFactory(makeCell: makeCell)
        // The selection takes over a reference to the model, and the view those to its parts.
        g_object_ref(UnsafeMutableRawPointer(model.pointer))
        pointer = gtk_list_view_new(gtk_no_selection_new(model.pointer), factory.pointer)
        if isHorizontal {
            gtk_orientable_set_orientation(pointer.opaque, GTK_ORIENTATION_HORIZONTAL)
        }
        gtk_list_view_set_single_click_activate(pointer.opaque, 1)
        Signal.connect(pointer, "activate", number: { activated(Int($0)) })
        leaveByTab()
    }
}
