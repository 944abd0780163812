import CAdw
import CGTK

/// An overview of keyboard shortcuts in groups.
///
/// https://docs.gtk.org/gtk4/class.ShortcutsWindow.html
@MainActor
package struct ShortcutsWindow {
    /// A key combination and a description of what it does.
    package struct Shortcut {
        let keys: String
        let title: String

        /// Creates a shortcut; `keys` is in GTK's notation, with alternatives separated by spaces.
        package init(_ keys: String, _ title: String) {
            self.keys = keys
            self.title = title
        }
    }

    /// Shortcuts under a heading.
    package struct Group {
        let title: String
        let shortcuts: [Shortcut]

        /// Creates a group that lists its shortcuts in the given order.
        package init(_ title: String, _ shortcuts: [Shortcut]) {
            self.title = title
            self.shortcuts = shortcuts
        }
    }

    private let pointer: WidgetPointer?

    /// Creates the window; `title` and `search` are the accessible names of the window and its
    /// search button.
    ///
    /// GTK 4.8 can only build such a window from an XML description, and gives neither an
    /// accessible name.
    package init(_ groups: [Group], title: String, search: String) {
        let builder = gtk_builder_new_from_string(Self.description(of: groups), -1)
        pointer = gtk_builder_get_object(builder, "window").map { $0.raw.cast() }
        g_object_unref(builder?.raw)
        guard let pointer else { return }
        AnyWidget(pointer).accessibleName(title)
        vt_dialog_quits(pointer)
        Self.toggle(in: gtk_window_get_titlebar(pointer.cast()))?.accessibleName(search)
    }

    /// Shows the window above another one; Escape closes it.
    package func present(above parent: some Widget) {
        guard let pointer else { return }
        gtk_window_set_transient_for(pointer.cast(), parent.pointer.cast())
        gtk_window_present(pointer.cast())
    }
}

extension ShortcutsWindow {
    /// Returns the first toggle button within a widget, or nil.
    private static func toggle(in widget: WidgetPointer?) -> AnyWidget? {
        guard let widget else { return nil }
        if g_type_check_instance_is_a(widget.raw.cast(), gtk_toggle_button_get_type()) != 0 {
            return AnyWidget(widget)
        }
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
            if let found = toggle(in: next) { return found }
            child = gtk_widget_get_next_sibling(next)
        }
        return nil
    }

    private static func description(of groups: [Group]) -> String {
        let content = groups.map { group in
            let shortcuts = group.shortcuts.map { shortcut in
                object(
                    "GtkShortcutsShortcut",
                    ["accelerator": shortcut.keys, "title": shortcut.title]
                )
            }
            return object("GtkShortcutsGroup", ["title": group.title], shortcuts)
        }
        let section = object("GtkShortcutsSection", ["section-name": "all"], content)
        let window = object("GtkShortcutsWindow", ["modal": "1"], [section], id: "window")
        return "<interface>\(window)</interface>"
    }

    private static func object(
        _ kind: String,
        _ properties: [String: String],
        _ children: [String] = [],
        id: String? = nil
    ) -> String {
        let name = id.map { " id=\"\($0)\"" } ?? ""
        let values = properties.sorted { $0.key < $1.key }.map { key, value in
            "<property name=\"\(key)\">\(value.escapedForMarkup)</property>"
        }
        let parts = values + children.map { "<child>\($0)</child>" }
        return "<object class=\"\(kind)\"\(name)>\(parts.joined())</object>"
    }
}
