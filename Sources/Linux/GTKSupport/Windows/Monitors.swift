import CAdw

/// The monitors of the display.
public enum Monitors {
    /// The largest scale factor of all monitors: device pixels per application pixel.
    ///
    /// It is 1 until GTK opens a display.
    /// https://docs.gtk.org/gdk4/method.Monitor.get_scale_factor.html
    @MainActor public static var scaleFactor: Int {
        guard let monitors = gdk_display_get_default().flatMap(gdk_display_get_monitors) else {
            return 1
        }
        let factors = (0..<g_list_model_get_n_items(monitors)).compactMap { position -> Int? in
            guard let monitor = g_list_model_get_object(monitors, position) else { return nil }
            defer { g_object_unref(monitor) }
            return Int(gdk_monitor_get_scale_factor(monitor.raw.opaque))
        }
        return factors.max() ?? 1
    }
}
