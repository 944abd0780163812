import CAdw

extension ScrolledWindow {
    /// Runs `action` when the user pulls the content down past its top by touch.
    ///
    /// GTK reports the same signal when a mouse wheel reaches the end, so only touch screens and
    /// touchpads count.
    /// https://docs.gtk.org/gtk4/signal.ScrolledWindow.edge-overshot.html
    package func pulledDown(_ action: @escaping @MainActor () -> Void) {
        // Whether a mouse wheel caused the last movement.
        var isWheel = false
        let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)
        gtk_event_controller_set_propagation_phase(scroll, GTK_PHASE_CAPTURE)
        if let scroll {
            Signal.connect(
                scroll,
                "scroll",
                deciding: {
                    let event = gtk_event_controller_get_current_event(scroll)
                    isWheel = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_WHEEL
                    return false
                }
            )
            gtk_widget_add_controller(pointer, scroll)
        }
        if let touch = gtk_gesture_click_new() {
            gtk_gesture_single_set_touch_only(touch.raw.opaque, 1)
            gtk_event_controller_set_propagation_phase(touch.raw.opaque, GTK_PHASE_CAPTURE)
            Signal.connect(touch, "pressed") { isWheel = false }
            gtk_widget_add_controller(pointer, touch.raw.opaque)
        }
        Signal.connect(
            pointer,
            "edge-overshot",
            number: { edge in
                if edge == GTK_POS_TOP.rawValue, !isWheel { action() }
            }
        )
    }
}
