import CAdw

/// A menu's entries. https://docs.gtk.org/gio/class.Menu.html
@MainActor
public final class Menu {
    let pointer: OpaquePointer

    /// Starts empty.
    public init() {
        pointer = g_menu_new()
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    /// Adds the entries of another menu, separated by a line.
    public func append(section: Menu) {
        g_menu_append_section(pointer, nil, section.pointer.cast())
    }

    /// Adds an entry that runs an action such as `app.about`.
    public func append(_ label: String, action: String) {
        g_menu_append(pointer, label, action)
    }
}
