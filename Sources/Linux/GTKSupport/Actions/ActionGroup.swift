import CAdw

/// A widget's actions for the menus in it.
///
/// https://docs.gtk.org/gio/class.SimpleActionGroup.html
@MainActor
package struct ActionGroup {
    private let pointer: OpaquePointer

    /// Creates an empty group that `widget` owns.
    ///
    /// Its descendants refer to the actions as `<prefix>.<name>`.
    package init(_ prefix: String, of widget: some Widget) {
        pointer = g_simple_action_group_new().raw.opaque
        gtk_widget_insert_action_group(widget.pointer, prefix, pointer)
        g_object_unref(pointer.raw)
    }

    /// Adds an enabled action without a parameter.
    package func add(_ name: String, _ perform: @escaping @MainActor () -> Void) {
        guard let action = g_simple_action_new(name, nil) else { return }
        Signal.connect(action, "activate", perform)
        g_action_map_add_action(pointer, action)
        g_object_unref(action.raw)
    }

    package func setEnabled(_ name: String, _ isEnabled: Bool) {
        guard let action = g_action_map_lookup_action(pointer, name) else { return }
        g_simple_action_set_enabled(action.raw.opaque, isEnabled ? 1 : 0)
    }

    /// Activates an action if it is enabled.
    package func activate(_ name: String) {
        guard let action = g_action_map_lookup_action(pointer, name),
            g_action_get_enabled(action) != 0
        else { return }
        g_action_activate(action, nil)
    }
}
