import CAdw

/// A short list of rows, such as a sidebar, whose selection follows the keyboard focus.
///
/// It is one Tab stop; the arrow keys move from row to row.
/// https://docs.gtk.org/gtk4/class.ListBox.html
package struct ListBox: Widget {
    package let pointer: WidgetPointer

    /// Creates an empty list; `selected` receives the 0-based position of a row that the user or
    /// ``select(_:)`` has selected.
    package init(selected: @escaping @MainActor (Int) -> Void) {
        let list: WidgetPointer = gtk_list_box_new()
        pointer = list
        gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_BROWSE)
        var last: Int?
        on("row-selected") {
            let row = gtk_list_box_get_selected_row(list.opaque)
            let position = row.map { Int(gtk_list_box_row_get_index($0)) }
            // GTK repeats the signal when the selected row gets the focus.
            guard position != last else { return }
            last = position
            if let position { selected(position) }
        }
        // GTK 4.8 makes each row a Tab stop.
        let around = erased
        shortcut("Tab", .first, deciding: { around.focusNeighbor(GTK_DIR_TAB_FORWARD) })
        shortcut("<Shift>Tab", .first, deciding: { around.focusNeighbor(GTK_DIR_TAB_BACKWARD) })
    }

    /// Adds a row; `name` is its accessible name.
    package func append(_ child: some Widget, name: String) {
        guard let row = AnyWidget(gtk_list_box_row_new()) else { return }
        gtk_list_box_row_set_child(row.pointer.cast(), child.pointer)
        row.accessibleName(name)
        gtk_list_box_append(pointer.opaque, row.pointer)
    }

    package func removeAll() {
        while let row = gtk_list_box_get_row_at_index(pointer.opaque, 0) {
            gtk_list_box_remove(pointer.opaque, row.raw.cast())
        }
    }

    /// Selects the row at a 0-based position, and focuses it if another row has the focus.
    package func select(_ position: Int) {
        guard let row = gtk_list_box_get_row_at_index(pointer.opaque, Int32(position)) else {
            return
        }
        gtk_list_box_select_row(pointer.opaque, row)
        if hasFocusWithin { _ = gtk_widget_grab_focus(row.raw.cast()) }
    }
}
