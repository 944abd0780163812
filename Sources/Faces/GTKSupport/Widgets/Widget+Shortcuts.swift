import CAdw

/// When a key reaches a shortcut.
public enum ShortcutTurn: Sendable {
    /// Before what has the focus, which then does not get it.
    case first
    /// After what has the focus, where that does not want it.
    case last
}

extension Widget {
    /// Runs `action` for a key in GTK's notation, such as `<Control>f`, pressed within the widget.
    ///
    /// https://docs.gtk.org/gtk4/class.ShortcutController.html
    public func shortcut(
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

    /// Runs `action` for a key as above; where it returns false, the key is free for others.
    public func shortcut(
        _ key: String,
        _ turn: ShortcutTurn = .last,
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
