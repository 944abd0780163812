import CAdw
import Foundation

/// The kinds of display that the app treats differently.
package enum DisplayKind: Hashable, Sendable {
    /// A browser page drawn by GTK's Broadway server.
    ///
    /// https://docs.gtk.org/gtk4/broadway.html
    case broadway
    /// A desktop or a phone.
    case screen

    /// The kind of display in use; ``screen`` until GTK opens one.
    @MainActor package static var current: DisplayKind {
        guard let display = gdk_display_get_default() else { return .screen }
        let instance: UnsafeMutablePointer<GTypeInstance> = display.raw.cast()
        let name = g_type_name_from_instance(instance).map { String(cString: $0) }
        return name == "GdkBroadwayDisplay" ? .broadway : .screen
    }

    /// Whether the window fills the display because the user can't move or resize it.
    package var isFilled: Bool { self == .broadway }

    /// Whether a renderer, the value of `GSK_RENDERER`, crashes the display's server.
    ///
    /// GTK 4.8's Broadway server aborts at the second frame that cairo draws.
    package func fails(withRenderer renderer: String?) -> Bool {
        self == .broadway && renderer == "cairo"
    }
}

/// The graphics card, which draws faster than the processor.
enum GraphicsCard {
    /// Returns whether this process may use a graphics card of this machine.
    ///
    /// Without one, OpenGL draws on the processor, which takes several times as long as cairo.
    /// Checks the device files of DRM render nodes, which Mesa needs, of NVIDIA's driver, and of the
    /// Windows Subsystem for Linux.
    /// https://docs.kernel.org/gpu/drm-uapi.html#render-nodes
    ///
    /// `devices` is the folder of device files.
    static func isAvailable(devices: String = "/dev") -> Bool {
        let nodes = (try? FileManager.default.contentsOfDirectory(atPath: "\(devices)/dri")) ?? []
        let files = nodes.filter { $0.hasPrefix("renderD") }.map { "dri/\($0)" }
        return (files + ["nvidiactl", "dxg"]).contains {
            access("\(devices)/\($0)", R_OK | W_OK) == 0
        }
    }
}

/// The monitors of the display.
package enum Monitors {
    /// The largest scale factor of all monitors: device pixels per application pixel.
    ///
    /// It is 1 until GTK opens a display.
    /// https://docs.gtk.org/gdk4/method.Monitor.get_scale_factor.html
    @MainActor package static var scaleFactor: Int {
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
