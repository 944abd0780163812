import CAdw
import CGTK

/// A button that opens a long list, which can be searched.
///
/// https://docs.gtk.org/gtk4/class.DropDown.html
package struct DropDown: Widget {
    package let pointer: WidgetPointer
    private let name: String
    private let known = Selection()

    /// Stores the position that the program selected, so that it isn't mistaken for the user's
    /// choice.
    private final class Selection {
        var position: UInt32 = 0
    }

    /// Creates a list; `chosen` receives the 0-based position that the user chose.
    ///
    /// `name` precedes the selected item for screen readers; empty if a row names the list.
    package init(
        name: String = "",
        options: [String] = [],
        chosen: @escaping @MainActor (Int) -> Void
    ) {
        self.name = name
        let text = gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")
        // The list owns it from now on.
        pointer = gtk_drop_down_new(nil, text)
        gtk_drop_down_set_enable_search(pointer.opaque, 1)
        let labels = Self.ellipsizedLabels()
        gtk_drop_down_set_factory(pointer.opaque, labels)
        if let labels { g_object_unref(UnsafeMutableRawPointer(labels)) }
        if let popover = gtk_widget_get_last_child(pointer) {
            if let entry = Self.part(of: popover, gtk_search_entry_get_type()) {
                // Typing searches while the list has the keyboard.
                gtk_search_entry_set_key_capture_widget(entry.opaque, popover)
            }
            if !name.isEmpty, let rows = Self.part(of: popover, gtk_list_view_get_type()) {
                vt_accessible_set_label(rows, name)
            }
        }
        fill(options)
        let (list, known) = (self, known)
        on("notify::selected") {
            list.nameButton()
            let position = gtk_drop_down_get_selected(list.pointer.opaque)
            guard position != known.position, position != GTK_INVALID_LIST_POSITION else { return }
            known.position = position
            chosen(Int(position))
        }
    }

    /// Replaces the options and selects the first one.
    package func fill(_ options: [String]) {
        let strings = gtk_string_list_new(nil)
        for option in options { gtk_string_list_append(strings, option) }
        known.position = 0
        gtk_drop_down_set_model(pointer.opaque, strings)
        if let strings { g_object_unref(strings.raw) }
        nameButton()
    }

    /// The 0-based position of the selected item.
    package var selected: Int {
        get { Int(gtk_drop_down_get_selected(pointer.opaque)) }
        nonmutating set {
            known.position = UInt32(newValue)
            guard selected != newValue else { return }
            gtk_drop_down_set_selected(pointer.opaque, UInt32(newValue))
        }
    }

    /// Gives the button the name of the selected item, which its ellipsized label may not show whole.
    private func nameButton() {
        guard let item = gtk_drop_down_get_selected_item(pointer.opaque),
            let text = gtk_string_object_get_string(OpaquePointer(item)),
            let button = gtk_widget_get_first_child(pointer)
        else { return }
        let label = String(cString: text)
        vt_accessible_set_label(button, name.isEmpty ? label : "\(name): \(label)")
    }

    private static func part(of widget: WidgetPointer, _ type: GType) -> WidgetPointer? {
        if g_type_check_instance_is_a(widget.cast(), type) != 0 { return widget }
        var child = gtk_widget_get_first_child(widget)
        while let found = child {
            if let part = part(of: found, type) { return part }
            child = gtk_widget_get_next_sibling(found)
        }
        return nil
    }

    /// GTK's own labels are as wide as their text, which may be wider than the window.
    private static func ellipsizedLabels() -> OpaquePointer? {
        let template = """
            <interface>
              <template class="GtkListItem">
                <property name="child">
                  <object class="GtkLabel">
                    <property name="xalign">0</property>
                    <property name="ellipsize">end</property>
                    <property name="max-width-chars">40</property>
                    <binding name="label">
                      <lookup name="string" type="GtkStringObject">
                        <lookup name="item">GtkListItem</lookup>
                      </lookup>
                    </binding>
                  </object>
                </property>
              </template>
            </interface>
            """
        let bytes = g_bytes_new(template, gsize(template.utf8.count))
        defer { g_bytes_unref(bytes) }
        return gtk_builder_list_item_factory_new_from_bytes(nil, bytes)
    }
}
