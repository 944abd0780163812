import CAdw

/// Mouse, touchpad and keyboard; points are in application pixels from the widget's top left
/// corner.
extension Widget {
    /// Runs `action` on a double click with the main button, or a double tap.
    public func doubleClicked(_ action: @escaping @MainActor (_ x: Double, _ y: Double) -> Void) {
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
    public func scrolled(
        turned: @escaping @MainActor (_ notches: Double, _ x: Double, _ y: Double) -> Void,
        moved: @escaping @MainActor (_ x: Double, _ y: Double) -> Void
    ) {
        guard let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES),
            let motion = gtk_event_controller_motion_new()
        else { return }
        let place = PointerPosition()
        Signal.connect(motion, "enter", pair: { place.point = ($0, $1) })
        Signal.connect(motion, "motion", pair: { place.point = ($0, $1) })
        gtk_widget_add_controller(pointer, motion)
        Signal.connect(
            scroll,
            "scroll",
            decidingPair: { x, y in
                let event = gtk_event_controller_get_current_event(scroll)
                if gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE {
                    moved(-x, -y)
                } else if y != 0 {
                    turned(-y, place.point.x, place.point.y)
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
    public func keyPressed(_ action: @escaping @MainActor (Key) -> Bool) {
        guard let controller = gtk_event_controller_key_new() else { return }
        Signal.connect(
            controller,
            "key-pressed",
            key: { value, modifiers in
                Key(value, modifiers: modifiers).map(action) ?? false
            }
        )
        gtk_widget_add_controller(pointer, controller)
    }

    /// Sets the mouse pointer above the widget to a CSS cursor, such as `grab`, or with nil to the
    /// default.
    public func setCursor(_ name: String?) {
        gtk_widget_set_cursor_from_name(pointer, name)
    }
}

@MainActor
private final class PointerPosition {
    var point = (x: 0.0, y: 0.0)
}
