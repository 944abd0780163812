import CAdw
import Primitives

/// Collects GTK's and GLib's warnings and criticals.
enum Complaints {
    private static let lines = Locked<[String]>([])
    private static let isCollecting = Locked(false)

    /// An allowed line, which a program without our code also causes.
    struct Allowed {
        /// Text that the line contains.
        let text: String
        /// The C program in `Tests/Support/Complaints` that causes it.
        let program: String
    }

    /// All allowed lines; empty for GTK 4.18 and later.
    static let allowed = (gtk_check_version(4, 18, 0) == nil ? [] : saidByOlder)
        .map { Allowed(text: $0, program: "tooltip-of-a-closed-window") }

    /// Lines that users and `CarelessTests` can cause, but no widget test; empty for GTK 4.18 and
    /// later.
    static let causedByUse =
        gtk_check_version(4, 18, 0) == nil
        ? []
        : [
            Allowed(
                text: "gdk_monitor_get_geometry: assertion",
                program: "popover-outside-the-display"
            ),
            Allowed(text: "Broken accounting of active state", program: "press-on-the-edge"),
        ]

    private static let saidByOlder = [
        "gdk_surface_get_device_position: assertion", "_gtk_widget_find_at_coords: assertion",
    ]

    /// Starts collecting, once per process.
    static func collect() {
        let isFirst = isCollecting.withLock { isCollecting in
            defer { isCollecting = true }
            return !isCollecting
        }
        guard isFirst else { return }
        g_log_set_writer_func(
            { level, fields, count, _ in
                let serious =
                    G_LOG_LEVEL_ERROR.rawValue | G_LOG_LEVEL_CRITICAL.rawValue
                    | G_LOG_LEVEL_WARNING.rawValue
                guard level.rawValue & serious != 0 else { return G_LOG_WRITER_HANDLED }
                Complaints.add(level, fields, count)
                return g_log_writer_default(level, fields, count, nil)
            },
            nil,
            nil
        )
    }

    /// Returns and clears the collected lines.
    static func take() -> [String] {
        lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }

    private static func add(
        _ level: GLogLevelFlags,
        _ fields: UnsafePointer<GLogField>?,
        _ count: gsize
    ) {
        guard let text = g_log_writer_format_fields(level, fields, count, 0) else { return }
        defer { g_free(text) }
        let line = String(cString: text)
        guard !allowed.contains(where: { line.contains($0.text) }) else { return }
        lines.withLock { $0.append(line) }
    }
}
