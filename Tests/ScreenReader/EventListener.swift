import CAtspi

/// Notices that something changed in a window.
final class EventListener {
    private var happened = false
    private var timedOut = false

    /// Asks the bus for the events that a change of content or state sends.
    func listen(on connection: Connection) {
        let here = Unmanaged.passUnretained(self).toOpaque()
        for kind in ["Object", "Window", "Focus"] {
            connection.subscribe("org.a11y.atspi.Event.\(kind)", here) { _, _, _, _, _, _, here in
                guard let here else { return }
                Unmanaged<EventListener>.fromOpaque(here).takeUnretainedValue().happened = true
            }
        }
        _ = connection.answers(to: ["object:", "window:", "focus:"].map(Question.sendEvents))
    }

    /// Runs the main loop until an event comes, or one has come since the last call, at most
    /// `milliseconds`; whether one came.
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
        // Changes come in swarms: take what waits, so that one change is one wake-up.
        while g_main_context_iteration(nil, gboolean(0)) != 0 {}
        defer { happened = false }
        return happened
    }
}
