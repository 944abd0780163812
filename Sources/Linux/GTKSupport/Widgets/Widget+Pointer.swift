import CAdw

extension Widget {
    /// Runs `action` when the mouse moves over the widget.
    ///
    /// `action` receives the distance from the widget's top edge in application pixels.
    public func pointerMoved(_ action: @escaping @MainActor (_ height: Double) -> Void) {
        guard let motion = gtk_event_controller_motion_new() else { return }
        gtk_event_controller_set_propagation_phase(motion, GTK_PHASE_CAPTURE)
        Signal.connect(motion, "motion", pair: { _, height in action(height) })
        gtk_widget_add_controller(pointer, motion)
    }

    /// Whether the display has a mouse, a touchpad or a similar device; touch screens don't count.
    public var hasPointer: Bool {
        guard let seat = gdk_display_get_default_seat(gtk_widget_get_display(pointer)) else {
            return false
        }
        let capabilities = gdk_seat_get_capabilities(seat).rawValue
        return capabilities & GDK_SEAT_CAPABILITY_POINTER.rawValue != 0
    }
}
