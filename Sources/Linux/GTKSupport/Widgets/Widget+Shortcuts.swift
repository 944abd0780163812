import CAdw

/// The order in which a shortcut and the focused widget receive a key.
package enum ShortcutTurn: Sendable {
    /// Before the focused widget, which then doesn't receive the key.
    case first
    /// After the focused widget, if it doesn't handle the key.
    case last
}

extension Widget {
    /// Runs `action` for a key pressed within the widget.
    ///
    /// The key is in GTK's notation, such as `<Control>f`.
    /// https://docs.gtk.org/gtk4/class.ShortcutController.html
    package func shortcut(
        _ key: String,
        _ turn: ShortcutTurn = .last,
        _ action: @escaping @MainActor () -> Void
    ) {
        shortcut(
            key,
            turn,
            deciding: {
                action()
                return true
            }
        )
    }

    /// Runs `action` for a key; if `action` returns false, the key propagates further.
    ///
    /// By default the key is pressed within the widget; `inWindow` allows any place of its window
    /// while the widget is mapped.
    package func shortcut(
        _ key: String,
        _ turn: ShortcutTurn = .last,
        inWindow: Bool = false,
        deciding action: @escaping @MainActor () -> Bool
    ) {
        typealias Function =
            @convention(c) @MainActor (WidgetPointer?, OpaquePointer?, gpointer?) -> gboolean
        let function: Function = { _, _, data in
            guard let data else { return 0 }
            return Handler<@MainActor () -> Bool>.function(data)() ? 1 : 0
        }
        let controller = gtk_shortcut_controller_new()
        let phase = turn == .first ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE
        gtk_event_controller_set_propagation_phase(controller, phase)
        if inWindow {
            gtk_shortcut_controller_set_scope(controller?.opaque, GTK_SHORTCUT_SCOPE_GLOBAL)
        }
        gtk_shortcut_controller_add_shortcut(
            controller?.opaque,
            gtk_shortcut_new(
                gtk_shortcut_trigger_parse_string(key),
                gtk_callback_action_new(
                    unsafeBitCast(function, to: GtkShortcutFunc.self),
                    held(Handler(action)),
                    releaseHeld
                )
            )
        )
        gtk_widget_add_controller(pointer, controller)
    }
}
