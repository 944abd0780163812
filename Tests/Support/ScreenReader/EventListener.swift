import CAtspi

/// Detects changes in a window.
final class EventListener {
    /// The element that last reported the keyboard focus; nil if none has.
    private(set) var focused: Address?
    private var happened = false
    private var timedOut = false

    /// Subscribes to events for changed content or state.
    func listen(on connection: Connection) {
        let here = Unmanaged.passUnretained(self).toOpaque()
        for kind in ["Object", "Window", "Focus"] {
            connection.subscribe("org.a11y.atspi.Event.\(kind)", here) {
                _,
                sender,
                path,
                _,
                _,
                details,
                here in
                guard let here, let sender, let path, let details else { return }
                let address = Address(program: String(cString: sender), path: String(cString: path))
                Unmanaged<EventListener>.fromOpaque(here).takeUnretainedValue()
                    .heard(address, details)
            }
        }
        _ = connection.answers(to: ["object:", "window:", "focus:"].map(Question.sendEvents))
    }

    /// Handles an element's event.
    ///
    /// The details start with the changed state and whether it is now set.
    private func heard(_ address: Address, _ details: OpaquePointer) {
        happened = true
        guard string(in: details, at: 0) == "focused" else { return }
        let detail = g_variant_get_child_value(details, 1)
        defer { g_variant_unref(detail) }
        if g_variant_get_int32(detail) == 1 { focused = address }
    }

    /// Runs the main loop until an event arrives, at most `milliseconds`; returns whether one has
    /// arrived since the last call.
    func await(milliseconds: Int) -> Bool {
        timedOut = false
        let here = Unmanaged.passUnretained(self).toOpaque()
        let timer = g_timeout_add(
            guint(max(1, milliseconds)),
            { context in
                guard let context else { return G_SOURCE_REMOVE }
                Unmanaged<EventListener>.fromOpaque(context).takeUnretainedValue().timedOut = true
                return G_SOURCE_REMOVE
            },
            here
        )
        while !happened && !timedOut { g_main_context_iteration(nil, gboolean(1)) }
        if !timedOut { g_source_remove(timer) }
        // Changes arrive in bursts; handle all queued ones, so that they cause one wake-up.
        while g_main_context_iteration(nil, gboolean(0)) != 0 {}
        defer { happened = false }
        return happened
    }
}
