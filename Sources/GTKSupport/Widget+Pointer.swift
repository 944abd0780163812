import CAdw

extension Widget {
    /// Runs `action` when the mouse moves above it, with the distance
    /// from its top edge in application pixels.
    public func pointerMoved(_ action: @escaping @MainActor (_ height: Double) -> Void) {
        typealias Trampoline =
            @convention(c) @MainActor (UnsafeMutableRawPointer, Double, Double) -> Void
        let trampoline: Trampoline = { data, _, height in
            Unmanaged<Handler<@MainActor (Double) -> Void>>.fromOpaque(data).takeUnretainedValue()
                .function(height)
        }
        let motion = gtk_event_controller_motion_new()
        gtk_event_controller_set_propagation_phase(motion, GTK_PHASE_CAPTURE)
        guard let motion else { return }
        Signal.connect(
            motion,
            "motion",
            unsafeBitCast(trampoline, to: GCallback.self),
            Handler(action)
        )
        gtk_widget_add_controller(pointer, motion)
    }

    /// Lets clicks and touches through to what lies below.
    public func touchless() -> Self {
        gtk_widget_set_can_target(pointer, 0)
        return self
    }

    /// Lets the keyboard's focus come to it.
    @discardableResult
    public func focusable() -> Self {
        gtk_widget_set_focusable(pointer, 1)
        return self
    }
}
