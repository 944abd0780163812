import CAdw
import CGTK

/// Mouse, touchpad and keyboard; points are in application pixels from the widget's top left
/// corner.
extension Widget {
    /// Runs `action` on a double click with the main button, or a double tap.
    package func doubleClicked(_ action: @escaping @MainActor (_ x: Double, _ y: Double) -> Void) {
        guard let click = gtk_gesture_click_new() else { return }
        Signal.connect(
            click,
            "pressed",
            click: { count, x, y in
                if count == 2 { action(x, y) }
            }
        )
        gtk_widget_add_controller(pointer, click.raw.opaque)
    }

    /// Runs `turned` when a mouse wheel turns, and `moved` when two fingers scroll on a touchpad.
    ///
    /// `turned` receives the number of wheel notches, positive away from the user, and the
    /// pointer's position. `moved` receives the distance scrolled by the fingers.
    /// https://docs.gtk.org/gtk4/class.EventControllerScroll.html
    package func scrolled(
        turned: @escaping @MainActor (_ notches: Double, _ x: Double, _ y: Double) -> Void,
        moved: @escaping @MainActor (_ x: Double, _ y: Double) -> Void
    ) {
        guard let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES),
            let motion = gtk_event_controller_motion_new()
        else { return }
        var place = (x: 0.0, y: 0.0)
        Signal.connect(motion, "enter", pair: { place = ($0, $1) })
        Signal.connect(motion, "motion", pair: { place = ($0, $1) })
        gtk_widget_add_controller(pointer, motion)
        Signal.connect(
            scroll,
            "scroll",
            decidingPair: { x, y in
                let event = gtk_event_controller_get_current_event(scroll)
                if gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE {
                    moved(-x, -y)
                } else if y != 0 {
                    turned(-y, place.x, place.y)
                }
                return true
            }
        )
        gtk_widget_add_controller(pointer, scroll)
    }

    /// Runs `action` for keys that no descendant has handled; it returns whether it handled the
    /// key.
    ///
    /// https://docs.gtk.org/gtk4/class.EventControllerKey.html
    package func keyPressed(_ action: @escaping @MainActor (Key) -> Bool) {
        guard let controller = gtk_event_controller_key_new() else { return }
        Signal.connect(
            controller,
            "key-pressed",
            key: { value, code, modifiers in
                Key(value, code: code, modifiers: modifiers).map(action) ?? false
            }
        )
        gtk_widget_add_controller(pointer, controller)
    }

    /// Sets the mouse pointer above the widget to a CSS cursor, such as `grab`, or with nil to the
    /// default.
    package func setCursor(_ name: String?) {
        gtk_widget_set_cursor_from_name(pointer, name)
    }
}

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

extension Widget {
    /// Runs `action` when the mouse moves over the widget.
    ///
    /// `action` receives the distance from the widget's top edge in application pixels.
    package func pointerMoved(_ action: @escaping @MainActor (_ height: Double) -> Void) {
        guard let motion = gtk_event_controller_motion_new() else { return }
        gtk_event_controller_set_propagation_phase(motion, GTK_PHASE_CAPTURE)
        Signal.connect(motion, "motion", pair: { _, height in action(height) })
        gtk_widget_add_controller(pointer, motion)
    }

    /// Whether the display has a mouse, a touchpad or a similar device; touch screens don't count.
    package var hasPointer: Bool {
        guard let seat = gdk_display_get_default_seat(gtk_widget_get_display(pointer)) else {
            return false
        }
        let capabilities = gdk_seat_get_capabilities(seat).rawValue
        return capabilities & GDK_SEAT_CAPABILITY_POINTER.rawValue != 0
    }
}
