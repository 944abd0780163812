import CAdw

/// A short list of rows with a selection, such as a sidebar.
///
/// https://docs.gtk.org/gtk4/class.ListBox.html
package struct ListBox: Widget {
    package let pointer: WidgetPointer

    /// Creates an empty list; `chosen` receives the 0-based position of a row that the user chose.
    package init(chosen: @escaping @MainActor (Int) -> Void) {
        pointer = gtk_list_box_new()
        gtk_list_box_set_selection_mode(pointer.opaque, GTK_SELECTION_SINGLE)
        Signal.connect(
            pointer,
            "row-activated",
            pointer: { row in
                chosen(Int(gtk_list_box_row_get_index(row.cast())))
            }
        )
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

    /// Selects the row at a 0-based position.
    package func select(_ position: Int) {
        let row = gtk_list_box_get_row_at_index(pointer.opaque, Int32(position))
        gtk_list_box_select_row(pointer.opaque, row)
    }
}
