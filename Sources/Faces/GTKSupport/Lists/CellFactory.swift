import CAdw
import CGTK

/// Creates cells for GTK.
///
/// Its signal handlers retain it: it lives until GTK releases the factory.
@MainActor
public final class CellFactory<Cell: ListCell> {
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
                gtk_list_item_set_child(item.opaque, nil)
                if cells.removeValue(forKey: item) != nil { Liveness.cells -= 1 }
            }
        )
    }

    func focus(rowAt position: Int) -> Bool {
        for (item, cell) in cells where gtk_list_item_get_position(item.opaque) == guint(position) {
            return cell.root.parent?.focus() ?? false
        }
        return false
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
    /// Lets the row itself have the keyboard focus, and its descendants by Tab only.
    ///
    /// Otherwise GTK 4.8 focuses the first focusable descendant and skips the row.
    fileprivate func leaveFocusToRow() {
        gtk_widget_set_can_focus(pointer, 0)
        guard let controller = gtk_event_controller_focus_new() else { return }
        let content = self
        Signal.connect(controller, "leave") { gtk_widget_set_can_focus(content.pointer, 0) }
        gtk_widget_add_controller(pointer, controller)
    }

    /// Keeps the pointer from selecting the row that it comes over, which nothing shows.
    ///
    /// GTK 4.8 does so in views whose rows a click activates, and lays all rows out anew: also in
    /// the middle of a layout that hides what the pointer was over, when the view is not drawn.
    fileprivate func ignoreHovering() {
        removeControllers(of: gtk_event_controller_motion_get_type())
    }
}
