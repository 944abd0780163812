import CAdw

/// The system's view of the network.
///
/// https://docs.gtk.org/gio/iface.NetworkMonitor.html
@MainActor
public enum NetworkMonitor {
    /// Runs `action` when the network becomes available, until GTK destroys `widget`.
    ///
    /// The system may be wrong either way, so treat it as a hint to retry.
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
