import CAdw
import CGTK

/// A row with a long drop-down list, which can be searched.
///
/// `ComboRow` can't be searched before libadwaita 1.4.
///
/// https://docs.gtk.org/gtk4/class.DropDown.html
package struct DropDownRow: Widget {
    package let pointer: WidgetPointer
    private let list: WidgetPointer
    private let known = Selection()

    /// Stores the position that the program selected, so that it isn't mistaken for the user's
    /// choice.
    private final class Selection {
        var position: UInt32 = 0
    }

    /// Creates a row; `chosen` receives the 0-based position that the user chose.
    package init(
        title: String,
        options: [String],
        chosen: @escaping @MainActor (Int) -> Void
    ) {
        pointer = adw_action_row_new()
        adw_preferences_row_set_use_markup(pointer.cast(), 0)
        adw_preferences_row_set_title(pointer.cast(), title)
        let strings = gtk_string_list_new(nil)
        for option in options { gtk_string_list_append(strings, option) }
        // The list owns both from now on.
        let text = gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")
        list = gtk_drop_down_new(strings, text)
        gtk_drop_down_set_enable_search(list.opaque, 1)
        let labels = Self.ellipsizedLabels()
        gtk_drop_down_set_factory(list.opaque, labels)
        if let labels { g_object_unref(UnsafeMutableRawPointer(labels)) }
        gtk_widget_set_valign(list, GTK_ALIGN_CENTER)
        gtk_widget_add_css_class(list, "row-choice")
        if let popover = gtk_widget_get_last_child(list), let entry = Self.searchEntry(in: popover)
        {
            // Typing searches while the list has the keyboard.
            gtk_search_entry_set_key_capture_widget(entry.opaque, popover)
        }
        adw_action_row_add_suffix(pointer.cast(), list)
        // The row's title becomes the list's name.
        adw_action_row_set_activatable_widget(pointer.cast(), list)
        let (list, known) = (AnyWidget(list), known)
        let nameButton = {
            let position = Int(gtk_drop_down_get_selected(list.pointer.opaque))
            guard options.indices.contains(position),
                let button = gtk_widget_get_first_child(list.pointer)
            else { return }
            vt_accessible_set_label(button, options[position])
        }
        nameButton()
        list.on("notify::selected") {
            nameButton()
            let position = gtk_drop_down_get_selected(list.pointer.opaque)
            guard position != known.position, position != GTK_INVALID_LIST_POSITION else { return }
            known.position = position
            chosen(Int(position))
        }
    }

    /// The 0-based position of the selected item.
    package var selected: Int {
        get { Int(gtk_drop_down_get_selected(list.opaque)) }
        nonmutating set {
            known.position = UInt32(newValue)
            guard selected != newValue else { return }
            gtk_drop_down_set_selected(list.opaque, UInt32(newValue))
        }
    }

    private static func searchEntry(in widget: WidgetPointer) -> WidgetPointer? {
        if g_type_check_instance_is_a(widget.cast(), gtk_search_entry_get_type()) != 0 {
            return widget
        }
        var child = gtk_widget_get_first_child(widget)
        while let found = child {
            if let entry = searchEntry(in: found) { return entry }
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
