import CAdw
import CGTK

/// Creates the cells of a list for GTK.
///
/// The factory's signal handlers retain this object, so it lives until GTK releases the factory.
@MainActor
package final class CellFactory<Cell: ListCell> {
    let pointer: OpaquePointer
    private(set) var cells: [UnsafeMutableRawPointer: Cell] = [:]
    /// Cells that GTK has released, kept for reuse because creating one takes 0.2 ms.
    private var spare: [Cell] = []
    private var isInWindow = false

    init(makeCell: @escaping @MainActor () -> Cell) {
        pointer = gtk_signal_list_item_factory_new()
        Signal.connect(
            pointer,
            "setup",
            pointer: { [self] item in
                if let cell = spare.popLast() {
                    cells[item] = cell
                    gtk_list_item_set_child(item.opaque, cell.root.pointer)
                    return
                }
                let cell = makeCell()
                g_object_ref_sink(cell.root.pointer)
                cells[item] = cell
                LeakCounters.cells += 1
                gtk_list_item_set_child(item.opaque, cell.root.pointer)
                cell.root.leaveFocusToRow()
                let root = cell.root
                root.on("notify::parent") { root.parent?.ignoreHovering() }
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
                guard let cell = cells.removeValue(forKey: item) else { return }
                gtk_list_item_set_child(item.opaque, nil)
                // The row is being destroyed and may not be able to handle losing its child.
                if cell.root.parent != nil { gtk_widget_unparent(cell.root.pointer) }
                if isInWindow { spare.append(cell) } else { release(cell) }
            }
        )
    }

    /// Updates whether the view is in a window; outside a window, the factory doesn't retain spare
    /// cells.
    func viewMoved(isInWindow: Bool) {
        self.isInWindow = isInWindow
        guard !isInWindow else { return }
        spare.forEach(release)
        spare = []
    }

    private func release(_ cell: Cell) {
        LeakCounters.cells -= 1
        g_object_unref(cell.root.pointer)
    }

    func replaceRows(_ replacement: (Int, Cell.Row) -> Cell.Row?) {
        for (item, cell) in cells {
            let position = gtk_list_item_get_position(item.opaque)
            guard position != GTK_INVALID_LIST_POSITION,
                let box = gtk_list_item_get_item(item.opaque), let payload = vt_box_get(box)
            else { continue }
            let old = Unmanaged<Cell.Row>.fromOpaque(payload).takeUnretainedValue()
            guard let row = replacement(Int(position), old) else { continue }
            vt_box_set(box, held(row))
            cell.clear()
            cell.show(row)
        }
    }

    func focus(rowAt position: Int) -> Bool {
        for (item, cell) in cells where gtk_list_item_get_position(item.opaque) == guint(position) {
            return cell.root.parent?.focus() ?? false
        }
        return false
    }

    func focusFirst(in view: AnyWidget) -> Bool {
        let rows = cells.compactMap {
            item,
            cell -> (isCut: Bool, position: guint, row: AnyWidget)? in
            guard let row = cell.root.parent, row.isInPlace, let frame = row.frame(in: view),
                frame.x + frame.width > 0, frame.y + frame.height > 0
            else { return nil }
            let isCut = frame.x < -1 || frame.y < -1
            return (isCut, gtk_list_item_get_position(item.opaque), row)
        }
        return rows.sorted { $0.isCut == $1.isCut ? $0.position < $1.position : $1.isCut }
            .contains { $0.row.focus() }
    }

    func row(at position: Int) -> AnyWidget? {
        cells.first { gtk_list_item_get_position($0.key.opaque) == guint(position) }?
            .value.root.parent
    }

    func position(of widget: AnyWidget) -> Int? {
        for (item, cell) in cells {
            guard let row = cell.root.parent,
                widget.pointer == row.pointer
                    || gtk_widget_is_ancestor(widget.pointer, row.pointer) != 0
            else { continue }
            let position = gtk_list_item_get_position(item.opaque)
            return position == GTK_INVALID_LIST_POSITION ? nil : Int(position)
        }
        return nil
    }

    func forEachCell(_ body: (Cell, Int) -> Void) {
        for (item, cell) in cells {
            let position = gtk_list_item_get_position(item.opaque)
            guard position != GTK_INVALID_LIST_POSITION else { continue }
            body(cell, Int(position))
        }
    }
}

extension AnyWidget {
    /// Focuses the row itself first; only Tab moves the focus on to its descendants.
    ///
    /// Otherwise GTK 4.8 focuses the first focusable descendant and skips the row.
    fileprivate func leaveFocusToRow() {
        gtk_widget_set_can_focus(pointer, 0)
        guard let controller = gtk_event_controller_focus_new() else { return }
        let content = self
        Signal.connect(controller, "leave") { gtk_widget_set_can_focus(content.pointer, 0) }
        gtk_widget_add_controller(pointer, controller)
    }

    /// Prevents the pointer from selecting the row below it, because the selection would be
    /// invisible.
    ///
    /// GTK 4.8 selects the row in views that activate rows on a single click, and then lays out all
    /// rows again. It does so even during a layout that hides the row below the pointer, in which
    /// case the view isn't drawn.
    fileprivate func ignoreHovering() {
        removeControllers(of: gtk_event_controller_motion_get_type())
    }
}

/// A cell, which shows one row at a time; GTK recycles it.
@MainActor
package protocol ListCell: AnyObject {
    /// The type of the rows; a class, because cells observe rows.
    associatedtype Row: AnyObject
    /// The cell's widget, the same for all rows that the cell shows.
    var root: AnyWidget { get }
    /// Shows a row; must be fast, because GTK is about to draw the cell.
    func show(_ row: Row)
    /// Shows nothing until the next row, and releases textures and tasks.
    func clear()
}
