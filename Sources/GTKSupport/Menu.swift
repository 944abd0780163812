public import CAdw

/// The entries of a menu. https://docs.gtk.org/gio/class.Menu.html
@MainActor
public struct Menu {
    let pointer: OpaquePointer

    /// Makes an empty menu.
    public init() {
        pointer = g_menu_new()
    }

    /// Adds an entry that runs an action such as `app.about`.
    public func append(_ label: String, action: String) {
        g_menu_append(pointer, label, action)
    }
}

/// A button that opens a menu. https://docs.gtk.org/gtk4/class.MenuButton.html
public struct MenuButton: Widget {
    /// The address.
    public let pointer: WidgetPointer

    /// Makes a button with a symbolic icon; `name` is its tooltip and what screen readers speak.
    public init(icon: String, name: String, menu: Menu, isPrimary: Bool = false) {
        pointer = gtk_menu_button_new()
        gtk_menu_button_set_icon_name(pointer.opaque, icon)
        gtk_menu_button_set_menu_model(pointer.opaque, menu.pointer.cast())
        gtk_menu_button_set_primary(pointer.opaque, isPrimary ? 1 : 0)
        _ = named(name, tooltip: true)
        g_object_unref(menu.pointer.raw)
    }
}
