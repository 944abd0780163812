import CAdw

/// Actions for part of the window, including choices with a check mark in the menu.
///
/// https://docs.gtk.org/gio/class.SimpleActionGroup.html
@MainActor
package final class ChoiceActions {
    private let group: OpaquePointer
    private var choices: [String: OpaquePointer] = [:]

    /// Creates an empty group; menus below `widget` refer to its actions as `<prefix>.<name>`.
    package init(prefix: String, of widget: some Widget) {
        group = g_simple_action_group_new().raw.opaque
        gtk_widget_insert_action_group(widget.pointer, prefix, group)
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(group)) }

    /// Adds an action without a state.
    package func add(_ name: String, perform: @escaping @MainActor () -> Void) {
        guard let action = g_simple_action_new(name, nil) else { return }
        Signal.connect(action, "activate", perform)
        g_action_map_add_action(group, action)
        g_object_unref(UnsafeMutableRawPointer(action))
    }

    /// Adds a choice; `chosen` receives the target of the entry that the user chose.
    package func addChoice(_ name: String, chosen: @escaping @MainActor (String) -> Void) {
        let type = g_variant_type_new("s")
        defer { g_variant_type_free(type) }
        guard let action = g_simple_action_new_stateful(name, type, g_variant_new_string(""))
        else { return }
        Signal.connect(
            action,
            "activate",
            pointer: { parameter in
                chosen(String(cString: g_variant_get_string(parameter.opaque, nil)))
            }
        )
        g_action_map_add_action(group, action)
        choices[name] = action
        g_object_unref(UnsafeMutableRawPointer(action))
    }

    /// Moves the check mark to the entry with a target.
    package func tick(_ target: String, of name: String) {
        choices[name].map { g_simple_action_set_state($0, g_variant_new_string(target)) }
    }
}
