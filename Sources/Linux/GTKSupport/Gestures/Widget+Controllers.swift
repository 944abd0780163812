import CAdw
import CGTK

extension AnyWidget {
    /// Removes all event controllers of a type, including those that GTK itself added.
    func removeControllers(of type: GType) {
        guard let controllers = gtk_widget_observe_controllers(pointer) else { return }
        defer { g_object_unref(controllers.raw) }
        for index in (0..<g_list_model_get_n_items(controllers)).reversed() {
            guard let controller = g_list_model_get_object(controllers, index) else { continue }
            defer { g_object_unref(controller) }
            if g_type_check_instance_is_a(controller.raw.cast(), type) != 0 {
                gtk_widget_remove_controller(pointer, controller.raw.opaque)
            }
        }
    }
}
