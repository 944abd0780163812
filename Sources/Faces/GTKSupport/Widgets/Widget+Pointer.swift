import CAdw

extension Widget {
    /// Runs `action` when the mouse moves over it, with the distance from its top edge in
    /// application pixels.
    public func pointerMoved(_ action: @escaping @MainActor (_ height: Double) -> Void) {
        guard let motion = gtk_event_controller_motion_new() else { return }
        gtk_event_controller_set_propagation_phase(motion, GTK_PHASE_CAPTURE)
        Signal.connect(motion, "motion", pair: { _, height in action(height) })
        gtk_widget_add_controller(pointer, motion)
    }
}
