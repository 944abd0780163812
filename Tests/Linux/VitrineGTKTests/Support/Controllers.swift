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
}
