import CAdw

extension Window {
    /// Whether the window is full screen; setting this sends a request to the window manager.
    package var isFullscreen: Bool {
        get { !isClosed && gtk_window_is_fullscreen(pointer.cast()) != 0 }
        nonmutating set {
            guard !isClosed else { return }
            if newValue {
                gtk_window_fullscreen(pointer.cast())
            } else {
                gtk_window_unfullscreen(pointer.cast())
            }
        }
    }

    /// Runs `action` when the window enters or leaves full screen, until `widget` is destroyed.
    package func fullscreenChanged(
        for widget: some Widget,
        _ action: @escaping @MainActor () -> Void
    ) {
        let window = pointer
        let handler = Signal.connect(window, "notify::fullscreened", action)
        Signal.connect(widget.pointer, "destroy") {
            g_signal_handler_disconnect(window.raw, handler)
        }
    }
}
