import CAdw

/// What the system knows of the network. https://docs.gtk.org/gio/iface.NetworkMonitor.html
@MainActor
public enum NetworkMonitor {
    /// Runs `action` when the network is said to be there again, until `widget` is destroyed.
    ///
    /// The system may be wrong either way: it is a reason to try, not a fact.
    public static func cameBack(
        for widget: some Widget,
        _ action: @escaping @MainActor () -> Void
    ) {
        guard let monitor = g_network_monitor_get_default() else { return }
        let handler = Signal.connect(monitor, "network-changed") { () -> Void in
            if g_network_monitor_get_network_available(monitor) != 0 { action() }
        }
        Signal.connect(widget.pointer, "destroy") {
            g_signal_handler_disconnect(monitor.raw, handler)
        }
    }
}
