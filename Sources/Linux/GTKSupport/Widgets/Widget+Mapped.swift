import CAdw

extension Widget {
    /// Runs `action` when the keyboard focus moves within the window, while the widget is mapped.
    ///
    /// https://docs.gtk.org/gtk4/property.Window.focus-widget.html
    package func focusMoved(_ action: @escaping @MainActor () -> Void) {
        let pointer = pointer
        connectWhileMapped(action, to: "notify::focus-widget") {
            gtk_widget_get_root(pointer).map { UnsafeMutableRawPointer($0) }
        }
    }

    /// Connects `action` to a signal of `object` in the window while the widget is mapped.
    func connectWhileMapped(
        _ action: @escaping @MainActor () -> Void,
        to signal: String,
        of object: @escaping @MainActor () -> UnsafeMutableRawPointer?
    ) {
        // Nil while the handler isn't connected.
        var connection: UInt?
        on("map") {
            guard connection == nil, let object = object() else { return }
            connection = Signal.connect(object, signal, action)
        }
        on("unmap") {
            guard let id = connection, let object = object() else { return }
            g_signal_handler_disconnect(object, id)
            connection = nil
        }
    }
}
