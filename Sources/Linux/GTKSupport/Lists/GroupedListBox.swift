import CAdw

/// A short list of rows below headings, each of which the user can activate.
///
/// The arrow keys move between rows, and Enter activates one. The first row is selected until
/// another one gets the focus.
/// https://docs.gtk.org/gtk4/class.ListBox.html
package struct GroupedListBox: Widget {
    package let pointer: WidgetPointer
    private let headings = Headings()

    /// The headings by the 0-based position of the first row in the group.
    @MainActor
    private final class Headings {
        var texts: [Int: String] = [:]
    }

    /// Creates an empty list with an accessible name.
    ///
    /// `chosen` receives the 0-based position of an activated row.
    package init(name: String, chosen: @escaping @MainActor (Int) -> Void) {
        pointer = gtk_list_box_new()
        gtk_list_box_set_selection_mode(pointer.opaque, GTK_SELECTION_BROWSE)
        _ = named(name)
        Signal.connect(
            pointer,
            "row-activated",
            pointer: { row in
                chosen(Int(gtk_list_box_row_get_index(row.cast())))
            }
        )
        typealias Function =
            @convention(c) @MainActor (
                UnsafeMutablePointer<GtkListBoxRow>?, UnsafeMutablePointer<GtkListBoxRow>?,
                gpointer?
            ) -> Void
        let function: Function = { row, _, data in
            guard let row, let data else { return }
            let headings = Unmanaged<Headings>.fromOpaque(data).takeUnretainedValue()
            let text = headings.texts[Int(gtk_list_box_row_get_index(row))]
            guard let text else { return gtk_list_box_row_set_header(row, nil) }
            let label = Label(text).style("heading").justified(0)
                .margins(top: 12, bottom: 6, sides: 6)
            gtk_list_box_row_set_header(row, label.pointer)
        }
        gtk_list_box_set_header_func(
            pointer.opaque,
            unsafeBitCast(function, to: GtkListBoxUpdateHeaderFunc.self),
            Unmanaged.passRetained(headings).toOpaque(),
            { data in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } }
        )
    }

    /// Replaces all rows, each with its accessible name, and the heading of each group.
    package func show(_ groups: [(heading: String, rows: [(content: AnyWidget, name: String)])]) {
        while let row = gtk_list_box_get_row_at_index(pointer.opaque, 0) {
            gtk_list_box_remove(pointer.opaque, row.raw.cast())
        }
        headings.texts = [:]
        var position = 0
        for group in groups {
            headings.texts[position] = group.heading
            for (content, name) in group.rows {
                guard let row = AnyWidget(gtk_list_box_row_new()) else { continue }
                gtk_list_box_row_set_child(row.pointer.cast(), content.pointer)
                row.accessibleName(name)
                gtk_list_box_append(pointer.opaque, row.pointer)
                position += 1
            }
        }
        gtk_list_box_invalidate_headers(pointer.opaque)
        gtk_list_box_select_row(pointer.opaque, gtk_list_box_get_row_at_index(pointer.opaque, 0))
    }

    /// The 0-based position of the selected row, or nil.
    package var selected: Int? {
        gtk_list_box_get_selected_row(pointer.opaque).map { Int(gtk_list_box_row_get_index($0)) }
    }

    /// The 0-based position of the row that contains the focus, or nil.
    package var focused: Int? {
        var position: Int32 = 0
        while let row = gtk_list_box_get_row_at_index(pointer.opaque, position) {
            if AnyWidget(row.raw.cast()).hasFocusWithin { return Int(position) }
            position += 1
        }
        return nil
    }

    /// Focuses and selects the row at a 0-based position; does nothing past the end.
    package func focus(_ position: Int) {
        guard let row = gtk_list_box_get_row_at_index(pointer.opaque, Int32(position)) else {
            return
        }
        gtk_list_box_select_row(pointer.opaque, row)
        _ = gtk_widget_grab_focus(row.raw.cast())
    }
}
