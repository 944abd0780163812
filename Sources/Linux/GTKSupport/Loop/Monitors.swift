import CAdw

/// Changes in a folder.
///
/// https://docs.gtk.org/gio/class.FileMonitor.html
@MainActor
package enum FolderMonitor {
    /// Runs `action` after a file in a folder was written, moved or removed, until GTK destroys
    /// `widget`.
    ///
    /// The folder needn't exist. A file that is being written doesn't count until it is closed.
    package static func changed(
        _ folder: String,
        for widget: some Widget,
        _ action: @escaping @MainActor () -> Void
    ) {
        let file = g_file_new_for_path(folder)
        defer { g_object_unref(file?.raw) }
        // Fails only if the system has no more monitors; files are then read at the next start.
        guard let monitor = g_file_monitor_directory(file, G_FILE_MONITOR_WATCH_MOVES, nil, nil)
        else { return }
        typealias Call = @convention(c) @MainActor (gpointer, gpointer?, gpointer?, UInt32) -> Void
        let call: Call = { handler, _, _, event in
            let action = Handler<@MainActor () -> Void>.function(handler)
            if FolderMonitor.finished.contains(event) { action() }
        }
        Signal.connect(monitor, "changed", call, Handler(action))
        Signal.connect(widget.pointer, "destroy") { () -> Void in
            g_file_monitor_cancel(monitor)
            g_object_unref(monitor.raw)
        }
    }

    private static let finished: Set<UInt32> = Set(
        [
            G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT, G_FILE_MONITOR_EVENT_DELETED,
            G_FILE_MONITOR_EVENT_MOVED_IN, G_FILE_MONITOR_EVENT_MOVED_OUT,
            G_FILE_MONITOR_EVENT_RENAMED,
        ].map(\.rawValue)
    )
}

/// The system's view of the network.
///
/// https://docs.gtk.org/gio/iface.NetworkMonitor.html
@MainActor
package enum NetworkMonitor {
    /// Runs `action` when the network becomes available, until GTK destroys `widget`.
    ///
    /// The system may be wrong either way, so treat it as a hint to retry.
    package static func cameBack(
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
