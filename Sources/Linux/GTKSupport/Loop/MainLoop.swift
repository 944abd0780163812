import CAdw
import Dispatch  // Links libdispatch, which owns the main queue behind the hooks below.

/// Runs the main actor on GLib's main loop.
@MainActor
package enum MainLoop {
    private static var isInstalled = false

    /// Makes GLib's default main context drain the main queue.
    ///
    /// Call it on the main thread before the application runs; calling it again does nothing.
    /// libdispatch signals the queue's eventfd, which must be read here, or the loop would spin.
    /// Never run a nested main loop from a main-actor task, because the drain isn't re-entrant.
    /// https://docs.gtk.org/glib/func.unix_fd_add_full.html
    package static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        g_unix_fd_add_full(
            G_PRIORITY_DEFAULT,
            _dispatch_get_main_queue_handle_4CF(),
            G_IO_IN,
            { descriptor, _, _ in
                var count: eventfd_t = 0
                eventfd_read(descriptor, &count)
                _dispatch_main_queue_callback_4CF(nil)
                return 1  // G_SOURCE_CONTINUE
            },
            nil,
            nil
        )
    }
}

extension Widget {
    /// Runs `action` once when the loop is idle, if the widget is still in a window by then.
    ///
    /// Use it for changes to the widget tree that must not happen within a signal handler.
    package func whenIdle(_ action: @escaping @MainActor () -> Void) {
        run(at: G_PRIORITY_DEFAULT_IDLE) { isInWindow in
            if isInWindow { action() }
        }
    }

    /// Runs `action` once, after the current handler and before the next layout and frame.
    ///
    /// `action` receives whether the widget is still in a window.
    package func beforeNextFrame(_ action: @escaping @MainActor (_ isInWindow: Bool) -> Void) {
        // This priority is higher than resize (110) and redraw (120), like that of bindings.
        run(at: G_PRIORITY_HIGH_IDLE + 5, action)
    }

    private func run(at priority: Int32, _ action: @escaping @MainActor (Bool) -> Void) {
        let pointer = pointer
        g_object_ref(pointer)
        let handler = Handler<@MainActor () -> Void> {
            action(gtk_widget_get_root(pointer) != nil)
            g_object_unref(pointer)
        }
        let run: @convention(c) @MainActor (gpointer?) -> gboolean = { data in
            guard let data else { return 0 }
            Handler<@MainActor () -> Void>.function(data)()
            return 0
        }
        g_idle_add_full(
            priority,
            unsafeBitCast(run, to: GSourceFunc.self),
            held(handler),
            releaseHeld
        )
    }
}

/// Runs an action once before the next frame, no matter how often it is requested.
@MainActor
package final class FrameRequest {
    private let widget: AnyWidget
    private let action: @MainActor () -> Void
    private var isPending = false

    /// Creates a request for `action`, which doesn't run if the widget has left its window by then.
    package init(_ widget: some Widget, _ action: @escaping @MainActor () -> Void) {
        self.widget = widget.erased
        self.action = action
    }

    package func callAsFunction() {
        guard !isPending else { return }
        isPending = true
        widget.beforeNextFrame { [weak self] isInWindow in
            self?.isPending = false
            if isInWindow { self?.action() }
        }
    }
}

/// The libraries that draw the windows.
package enum Toolkit {
    /// The versions of the libraries at run time, such as `GTK 4.8.3, libadwaita 1.2.2`.
    ///
    /// https://docs.gtk.org/gtk4/func.get_major_version.html
    package static var versions: String {
        let gtk = [gtk_get_major_version(), gtk_get_minor_version(), gtk_get_micro_version()]
        let adwaita = [adw_get_major_version(), adw_get_minor_version(), adw_get_micro_version()]
        return "GTK \(dotted(gtk)), libadwaita \(dotted(adwaita))"
    }

    private static func dotted(_ parts: [UInt32]) -> String {
        parts.map(String.init).joined(separator: ".")
    }
}
