import CAdw

/// The entries of a menu.
///
/// https://docs.gtk.org/gio/class.Menu.html
@MainActor
package final class Menu {
    let pointer: OpaquePointer

    package init() {
        pointer = g_menu_new()
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    /// Names the entries of a popover for screen readers each time it opens.
    ///
    /// GTK 4.8 does this itself. GTK 4.18 names each entry after its label, but hides the label
    /// from screen readers.
    static func nameEntries(of popover: WidgetPointer) {
        guard gtk_check_version(4, 18, 0) == nil else { return }
        Signal.connect(popover, "map") { nameEntries(within: AnyWidget(popover)) }
    }

    private static func nameEntries(within widget: AnyWidget) {
        let isEntry = [
            GTK_ACCESSIBLE_ROLE_MENU_ITEM, GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX,
            GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO,
        ].contains(gtk_accessible_get_accessible_role(widget.pointer.opaque))
        if isEntry, let text = firstText(within: widget) {
            gtk_accessible_reset_relation(
                widget.pointer.opaque,
                GTK_ACCESSIBLE_RELATION_LABELLED_BY
            )
            widget.accessibleName(text)
        }
        for child in widget.children { nameEntries(within: child) }
    }

    private static func firstText(within widget: AnyWidget) -> String? {
        if g_type_check_instance_is_a(widget.pointer.raw.cast(), gtk_label_get_type()) != 0 {
            return gtk_label_get_text(widget.pointer.opaque).map { String(cString: $0) }
        }
        for child in widget.children {
            if let text = firstText(within: child) { return text }
        }
        return nil
    }

    /// Adds the entries of another menu as a section, separated by a line.
    package func append(section: Menu) {
        g_menu_append_section(pointer, nil, section.pointer.cast())
    }

    /// Adds an entry that opens another menu.
    package func append(_ label: String, submenu: Menu) {
        g_menu_append_submenu(pointer, label, submenu.pointer.cast())
    }

    /// Adds an entry that activates an action such as `app.about`.
    package func append(_ label: String, action: String) {
        g_menu_append(pointer, label, action)
    }
}
