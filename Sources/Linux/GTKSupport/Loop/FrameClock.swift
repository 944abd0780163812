import CAdw

/// A window's frame clock.
///
/// https://docs.gtk.org/gdk4/class.FrameClock.html
@MainActor
package enum FrameClock {
    /// Runs `before` when work on a frame begins, and `after` when it is done.
    ///
    /// The widget must be on screen.
    package static func observe(
        _ widget: some Widget,
        before: @escaping @MainActor () -> Void,
        after: @escaping @MainActor () -> Void
    ) {
        guard let clock = gtk_widget_get_frame_clock(widget.pointer) else { return }
        Signal.connect(clock, "before-paint", before)
        Signal.connect(clock, "after-paint", after)
    }

    /// Runs `action` after each layout of the window, while the widget is mapped.
    ///
    /// Widgets that `action` moves are laid out again and drawn in the same frame. GTK gives up and
    /// warns after four layouts in one frame.
    /// https://docs.gtk.org/gdk4/signal.FrameClock.layout.html
    package static func laidOut(_ widget: some Widget, _ action: @escaping @MainActor () -> Void) {
        let pointer = widget.pointer
        widget.connectWhileMapped(action, to: "layout") {
            gtk_widget_get_frame_clock(pointer).map { UnsafeMutableRawPointer($0) }
        }
    }

    /// Returns the number of the current frame, or 0 if the widget isn't in a window.
    ///
    /// https://docs.gtk.org/gdk4/method.FrameClock.get_frame_counter.html
    package static func number(of widget: some Widget) -> Int {
        gtk_widget_get_frame_clock(widget.pointer).map {
            Int(gdk_frame_clock_get_frame_counter($0))
        } ?? 0
    }

    /// Runs `action` before each frame until it returns false, and requests frames until then.
    ///
    /// `action` receives the seconds since the first frame, measured by the frame clock.
    /// https://docs.gtk.org/gdk4/method.FrameClock.get_frame_time.html
    package static func animate(
        _ widget: some Widget,
        _ action: @escaping @MainActor (_ seconds: Double) -> Bool
    ) {
        var start: Int64?
        let pointer = widget.pointer
        tick(widget) {
            guard let clock = gtk_widget_get_frame_clock(pointer) else { return true }
            let now = Int64(gdk_frame_clock_get_frame_time(clock))
            let began = start ?? now
            start = began
            return action(Double(now - began) / 1_000_000)
        }
    }

    /// Runs `action` once, after the next frame was drawn and before the one after it.
    package static func afterNextFrame(
        _ widget: some Widget,
        _ action: @escaping @MainActor () -> Void
    ) {
        var isDrawn = false
        tick(widget) {
            if isDrawn { action() }
            defer { isDrawn = true }
            return !isDrawn
        }
    }

    /// Runs `action` before each frame until it returns false, and requests frames until then.
    ///
    /// https://docs.gtk.org/gtk4/method.Widget.add_tick_callback.html
    package static func tick(_ widget: some Widget, _ action: @escaping @MainActor () -> Bool) {
        typealias Function =
            @convention(c) @MainActor (WidgetPointer?, OpaquePointer?, gpointer?) -> gboolean
        let function: Function = { _, _, data in
            guard let data else { return 0 }
            return Handler<@MainActor () -> Bool>.function(data)() ? 1 : 0
        }
        gtk_widget_add_tick_callback(
            widget.pointer,
            unsafeBitCast(function, to: GtkTickCallback.self),
            held(Handler(action)),
            releaseHeld
        )
    }
}
