import CAdw
import CGTK

/// An application window.
///
/// GTK frees the window when the user closes it. All members may still be called after that, but
/// they do nothing, and ``isClosed`` is true.
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.ApplicationWindow.html
package struct Window: Widget {
    package let pointer: WidgetPointer
    private let state = State()

    private final class State {
        /// Whether GTK has destroyed the window.
        var isDestroyed = false
        /// The actions by name, each with whether it is enabled while no dialog covers the window.
        var actions: [String: Bool] = [:]
    }

    /// Creates a hidden window; `width` and `height` are in application pixels.
    package init(_ application: Application, title: String, width: Int, height: Int) {
        pointer = adw_application_window_new(application.pointer)
        gtk_window_set_title(pointer.cast(), title)
        on("destroy") { [state] in state.isDestroyed = true }
        let window = self
        on("notify::visible-dialog") { window.updateActions() }
        resize(width: width, height: height)
        controlPresses()
    }

    /// When presses count again, in microseconds since the system started.
    fileprivate static var ignoresPressesUntil: gint64 = 0

    /// Whether presses are ignored now.
    static var ignoresPresses: Bool { g_get_monotonic_time() < ignoresPressesUntil }

    /// Hides the focus ring when the user clicks, and ignores a click right after
    /// ``Widget/ignorePressesIfHovered()``.
    ///
    /// Otherwise GTK keeps showing a ring for seconds after a key press, even around a widget that
    /// a later click focuses.
    private func controlPresses() {
        guard let click = gtk_gesture_click_new() else { return }
        gtk_gesture_single_set_button(click.raw.opaque, 0)
        gtk_event_controller_set_propagation_phase(click.raw.opaque, GTK_PHASE_CAPTURE)
        let window = pointer
        Signal.connect(click, "pressed") { () -> Void in
            gtk_window_set_focus_visible(window.cast(), 0)
            if Self.ignoresPresses {
                gtk_gesture_set_state(click.raw.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
            }
        }
        gtk_widget_add_controller(window, click.raw.opaque)
    }

    /// A button at the side of a mouse that leads to another page.
    package enum SideButton: UInt32, Sendable {
        case back = 8
        case forward = 9
    }

    /// Runs `action` for a mouse's side buttons anywhere in the window, even above a header bar.
    package func sideButtonPressed(_ action: @escaping @MainActor (SideButton) -> Void) {
        guard let click = gtk_gesture_click_new() else { return }
        let single = click.raw.opaque
        gtk_gesture_single_set_button(single, 0)
        gtk_event_controller_set_propagation_phase(single, GTK_PHASE_CAPTURE)
        Signal.connect(click, "pressed") {
            let number = gtk_gesture_single_get_current_button(single)
            guard let button = SideButton(rawValue: number) else { return }
            gtk_gesture_set_state(single, GTK_EVENT_SEQUENCE_CLAIMED)
            action(button)
        }
        gtk_widget_add_controller(pointer, single)
    }

    /// The most recently opened window still on screen; dialogs take precedence.
    package static var topmost: AnyWidget? {
        guard let all = gtk_window_list_toplevels() else { return nil }
        defer { g_list_free(all) }
        var windows: [WidgetPointer] = []
        var next: UnsafeMutablePointer<GList>? = all
        while let entry = next {
            if let window = entry.pointee.data?.assumingMemoryBound(to: GtkWidget.self),
                gtk_widget_get_mapped(window) != 0
            {
                windows.append(window)
            }
            next = entry.pointee.next
        }
        let dialog = windows.first { gtk_window_get_transient_for($0.cast()) != nil }
        return AnyWidget(dialog ?? windows.first)
    }

    package func setContent(_ content: some Widget) {
        adw_application_window_set_content(pointer.cast(), content.pointer)
    }

    /// Whether the window was closed; don't use its widgets after that.
    package var isClosed: Bool { state.isDestroyed }

    /// Requests a size in application pixels.
    package func resize(width: Int, height: Int) {
        guard !isClosed else { return }
        gtk_window_set_default_size(pointer.cast(), Int32(width), Int32(height))
    }

    /// The size in application pixels; nil after the window was closed.
    ///
    /// While maximized or full screen, it is the size that the window returns to.
    package var size: (width: Int, height: Int)? {
        guard !isClosed else { return nil }
        var (width, height): (Int32, Int32) = (0, 0)
        gtk_window_get_default_size(pointer.cast(), &width, &height)
        return (Int(width), Int(height))
    }

    /// Whether the window is maximized; false after it was closed.
    package var isMaximized: Bool { !isClosed && gtk_window_is_maximized(pointer.cast()) != 0 }

    /// Asks the window manager to maximize the window.
    package func maximize() {
        if !isClosed { gtk_window_maximize(pointer.cast()) }
    }

    /// Runs `action` with true when the window gains the keyboard focus, and false when it loses
    /// it.
    package func activeChanged(_ action: @escaping @MainActor (Bool) -> Void) {
        let window = self
        on("notify::is-active") {
            if !window.isClosed { action(gtk_window_is_active(window.pointer.cast()) != 0) }
        }
    }

    /// Shows the window, or raises it.
    package func present() {
        if !isClosed { gtk_window_present(pointer.cast()) }
    }

    /// Closes the window and its dialogs; does nothing if it is already closed.
    package func close() {
        guard !isClosed else { return }
        vt_window_close_dialogs(pointer)
        gtk_window_close(pointer.cast())
    }

    /// Runs `mayClose` when the window is about to close, while all widgets still exist; the window
    /// stays open if it returns false.
    package func closing(_ mayClose: @escaping @MainActor () -> Bool) {
        Signal.connect(pointer, "close-request", deciding: { !mayClose() })
    }

    /// Runs `action` when the window has closed, before GTK frees its widgets.
    package func closed(_ action: @escaping @MainActor () -> Void) {
        on("destroy", action)
    }

    /// Adds an action; menus, buttons and keys refer to it as `win.<name>`.
    ///
    /// A dialog inside the window disables the action, just as a dialog above the window would
    /// block its keys.
    package func addAction(_ action: Action, of application: Application) {
        action.add(to: pointer.opaque, prefix: "win", of: application.pointer)
        action.addUnclaimedKeys(to: pointer, prefix: "win")
        state.actions[action.name] = true
    }

    /// Enables or disables an action, including its menu entries and buttons.
    package func setEnabled(_ name: String, _ isEnabled: Bool) {
        guard !isClosed, state.actions[name] != nil else { return }
        state.actions[name] = isEnabled
        updateActions()
    }

    private func updateActions() {
        guard !isClosed else { return }
        let isCovered = vt_window_has_dialog(pointer) != 0
        for (name, isEnabled) in state.actions {
            let action = g_action_map_lookup_action(pointer.opaque, name)
            g_simple_action_set_enabled(action?.raw.opaque, isEnabled && !isCovered ? 1 : 0)
        }
    }
}

extension Widget {
    /// Ignores presses in the window for 0.65 s if the pointer is over the widget, which is about to
    /// disappear within a quarter of a second.
    ///
    /// A click that was meant for it would otherwise open what moves below the pointer.
    package func ignorePressesIfHovered() {
        guard isHovered else { return }
        Window.ignoresPressesUntil = g_get_monotonic_time() + 650_000
    }
}
