import CAdw

extension ScrolledWindow {
    /// Runs `action` when the user pulls the content down past its top by touch.
    ///
    /// GTK reports the same signal when a mouse wheel reaches the end, so only touch screens and
    /// touchpads count.
    /// https://docs.gtk.org/gtk4/signal.ScrolledWindow.edge-overshot.html
    public func pulledDown(_ action: @escaping @MainActor () -> Void) {
        let wheel = WheelMemory()
        let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)
        gtk_event_controller_set_propagation_phase(scroll, GTK_PHASE_CAPTURE)
        if let scroll {
            Signal.connect(
                scroll,
                "scroll",
                deciding: {
                    let event = gtk_event_controller_get_current_event(scroll)
                    wheel.turned = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_WHEEL
                    return false
                }
            )
            gtk_widget_add_controller(pointer, scroll)
        }
        if let touch = gtk_gesture_click_new() {
            gtk_gesture_single_set_touch_only(touch.raw.opaque, 1)
            gtk_event_controller_set_propagation_phase(touch.raw.opaque, GTK_PHASE_CAPTURE)
            Signal.connect(touch, "pressed") { wheel.turned = false }
            gtk_widget_add_controller(pointer, touch.raw.opaque)
        }
        Signal.connect(
            pointer,
            "edge-overshot",
            number: { edge in
                if edge == GTK_POS_TOP.rawValue, !wheel.turned { action() }
            }
        )
    }
}

/// Records whether a mouse wheel caused the last movement.
@MainActor
private final class WheelMemory {
    var turned = false
}
