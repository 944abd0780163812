import CAdw
import CGTK

/// What draws one row at a time.
@MainActor
public protocol ListCell: AnyObject {
    /// The type of the rows.
    associatedtype Row: AnyObject
    /// The widget of the cell.
    var root: AnyWidget { get }
    /// Shows a row, now: GTK is about to draw it.
    func show(_ row: Row)
    /// Shows nothing until the next row; lets go of textures and tasks.
    func clear()
}

/// A virtualised column of rows. https://docs.gtk.org/gtk4/class.ListView.html
///
/// GTK keeps about 200 cells whatever the height of the view: what a cell shows at once must be
/// cheap, and what costs must wait for the scroll position.
public struct ListView<Cell: ListCell>: Widget {
    /// The address.
    public let pointer: WidgetPointer
    private let factory: CellFactory<Cell>

    /// Makes a column of cells over a model.
    ///
    /// - Parameters:
    ///   - model: the rows.
    ///   - makeCell: makes a cell; it lives until GTK drops it.
    ///   - activated: a row was clicked or Enter pressed on it; its 0-based position.
    public init(
        _ model: ListModel<Cell.Row>,
        makeCell: @escaping @MainActor () -> Cell,
        activated: @escaping @MainActor (Int) -> Void
    ) {
        factory = CellFactory(makeCell: makeCell)
        // The selection takes over a reference to the model, and the view those to its parts.
        g_object_ref(UnsafeMutableRawPointer(model.pointer))
        pointer = gtk_list_view_new(gtk_no_selection_new(model.pointer), factory.pointer)
        gtk_list_view_set_single_click_activate(pointer.opaque, 1)
        Signal.connect(pointer, "activate", number: { activated(Int($0)) })
    }

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
    public func focus(rowAt position: Int) -> Bool {
        for (item, cell) in factory.cells
        where gtk_list_item_get_position(item.opaque) == guint(position) {
            return cell.root.parent?.focus() ?? false
        }
        return false
    }

    /// Calls `body` with each cell that shows a row, and the row's 0-based position now.
    public func forEachCell(_ body: (Cell, Int) -> Void) {
        for (item, cell) in factory.cells {
            let position = gtk_list_item_get_position(item.opaque)
            guard position != GTK_INVALID_LIST_POSITION else { continue }
            body(cell, Int(position))
        }
    }
}

/// Makes cells for GTK and keeps them as long as it does.
///
/// Its own handlers keep it: it lives until GTK lets go of the factory.
@MainActor
private final class CellFactory<Cell: ListCell> {
    let pointer: OpaquePointer
    private(set) var cells: [UnsafeMutableRawPointer: Cell] = [:]

    init(makeCell: @escaping @MainActor () -> Cell) {
        pointer = gtk_signal_list_item_factory_new()
        Signal.connect(
            pointer,
            "setup",
            pointer: { [self] item in
                let cell = makeCell()
                cells[item] = cell
                Liveness.cells += 1
                gtk_list_item_set_child(item.opaque, cell.root.pointer)
            }
        )
        Signal.connect(
            pointer,
            "bind",
            pointer: { [self] item in
                guard let box = gtk_list_item_get_item(item.opaque), let payload = vt_box_get(box)
                else { return }
                cells[item]?.show(Unmanaged<Cell.Row>.fromOpaque(payload).takeUnretainedValue())
            }
        )
        Signal.connect(pointer, "unbind", pointer: { [self] item in cells[item]?.clear() })
        Signal.connect(
            pointer,
            "teardown",
            pointer: { [self] item in
                gtk_list_item_set_child(item.opaque, nil)
                if cells.removeValue(forKey: item) != nil { Liveness.cells -= 1 }
            }
        )
    }
}
