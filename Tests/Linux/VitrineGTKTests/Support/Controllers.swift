import CAdw

@testable import GTKSupport

extension Widget {
    /// Emits a signal with two numbers on its controllers of a type, as an event would.
    func tell(_ signal: String, _ x: Double, _ y: Double, by type: GType) {
        guard let controllers = gtk_widget_observe_controllers(pointer) else { return }
        defer { g_object_unref(controllers.raw) }
        for index in 0..<g_list_model_get_n_items(controllers) {
            guard let controller = g_list_model_get_object(controllers, index) else { continue }
            defer { g_object_unref(controller) }
            guard g_type_check_instance_is_a(controller.raw.cast(), type) != 0 else { continue }
            var values = [GValue(), GValue(), GValue()]
            g_value_init(&values[0], type)
            g_value_set_object(&values[0], controller.raw)
            defer { g_value_unset(&values[0]) }
            for (place, number) in [(1, x), (2, y)] {
                g_value_init(&values[place], GType(15 << 2))  // G_TYPE_DOUBLE, a macro
                g_value_set_double(&values[place], number)
            }
            var query = GSignalQuery()
            g_signal_query(g_signal_lookup(signal, type), &query)
            var answer = GValue()
            if query.return_type != GType(1 << 2) {  // G_TYPE_NONE, a macro
                g_value_init(&answer, query.return_type)
            }
            g_signal_emitv(values, query.signal_id, 0, &answer)
        }
    }

    /// Emits `key-pressed` on its key controllers, as before the key reaches a descendant.
    func tellKey(_ value: Int32) {
        let type = gtk_event_controller_key_get_type()
        for controller in controllers(of: type) {
            var values = [GValue(), GValue(), GValue(), GValue()]
            g_value_init(&values[0], type)
            g_value_set_object(&values[0], controller)
            defer { g_value_unset(&values[0]) }
            for (place, number) in [(1, guint(value)), (2, 0)] {
                g_value_init(&values[place], GType(7 << 2))  // G_TYPE_UINT, a macro
                g_value_set_uint(&values[place], number)
            }
            g_value_init(&values[3], gdk_modifier_type_get_type())
            var answer = GValue()
            g_value_init(&answer, GType(5 << 2))  // G_TYPE_BOOLEAN, a macro
            g_signal_emitv(values, g_signal_lookup("key-pressed", type), 0, &answer)
        }
    }

    /// Runs its own shortcut for a key in GTK's notation; false without one or if that returns
    /// false.
    @discardableResult
    func runShortcut(_ key: String) -> Bool {
        for controller in controllers(of: gtk_shortcut_controller_get_type()) {
            let list = controller.raw.opaque
            for index in 0..<g_list_model_get_n_items(list) {
                guard let shortcut = g_list_model_get_object(list, index) else { continue }
                defer { g_object_unref(shortcut) }
                let name = gtk_shortcut_trigger_to_string(
                    gtk_shortcut_get_trigger(shortcut.raw.opaque)
                )
                defer { g_free(name) }
                guard name.map({ String(cString: $0) }) == key else { continue }
                return gtk_shortcut_action_activate(
                    gtk_shortcut_get_action(shortcut.raw.opaque),
                    GtkShortcutActionFlags(0),
                    pointer,
                    gtk_shortcut_get_arguments(shortcut.raw.opaque)
                ) != 0
            }
        }
        return false
    }

    /// Returns its controllers of a type, which the widget retains.
    private func controllers(of type: GType) -> [UnsafeMutablePointer<GObject>] {
        guard let list = gtk_widget_observe_controllers(pointer) else { return [] }
        defer { g_object_unref(list.raw) }
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            guard let controller = g_list_model_get_object(list, index) else { return nil }
            defer { g_object_unref(controller) }
            return g_type_check_instance_is_a(controller.raw.cast(), type) != 0 ? controller : nil
        }
    }
}
