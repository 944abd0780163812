import CAdw

/// A menu that opens at a place, where a person asked for it.
///
/// https://docs.gtk.org/gtk4/class.PopoverMenu.html
@MainActor
public enum ContextMenu {
    /// Opens a menu that points to a rectangle of `widget`, whose actions it names.
    ///
    /// `widget` must have a layout of GTK's own, such as a box.
    public static func open(_ menu: Menu, at place: Rectangle, of widget: some Widget) {
        guard let popover = gtk_popover_menu_new_from_model(menu.pointer.cast()) else { return }
        let parent = widget.erased
        var rectangle = GdkRectangle(
            x: Int32(place.x),
            y: Int32(place.y),
            width: Int32(place.width),
            height: Int32(place.height)
        )
        gtk_widget_set_parent(popover, parent.pointer)
        gtk_popover_set_pointing_to(popover.cast(), &rectangle)
        let state = OpenState()
        let end: @MainActor () -> Void = {
            guard let handler = state.handler else { return }
            state.handler = nil
            g_signal_handler_disconnect(parent.pointer.raw, handler)
            gtk_widget_unparent(popover)
        }
        state.handler = Signal.connect(parent.pointer, "destroy", end)
        // Its actions run after it has closed, and they are found through its place in the tree.
        Signal.connect(popover, "closed") { parent.whenIdle(end) }
        gtk_popover_popup(popover.cast())
    }
}

/// What ends a menu with its parent; nil once it has ended.
@MainActor
private final class OpenState {
    var handler: UInt?
}

extension Widget {
    /// Runs `action` at a click with the secondary button and at a long press, with the place in
    /// application pixels from the widget's top left; where it returns false, nothing happened.
    ///
    /// https://docs.gtk.org/gtk4/class.GestureLongPress.html
    public func menuRequested(_ action: @escaping @MainActor (_ x: Double, _ y: Double) -> Bool) {
        if let click = gtk_gesture_click_new() {
            gtk_gesture_single_set_button(click.raw.opaque, guint(GDK_BUTTON_SECONDARY))
            Signal.connect(
                click,
                "pressed",
                click: { _, x, y in
                    guard action(x, y) else { return }
                    gtk_gesture_set_state(click.raw.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
                }
            )
            gtk_widget_add_controller(pointer, click.raw.opaque)
        }
        if let press = gtk_gesture_long_press_new() {
            gtk_gesture_single_set_touch_only(press.raw.opaque, 1)
            // Before the row, which would take the end of the press for a click.
            gtk_event_controller_set_propagation_phase(press.raw.opaque, GTK_PHASE_CAPTURE)
            Signal.connect(
                press,
                "pressed",
                pair: { x, y in
                    guard action(x, y) else { return }
                    gtk_gesture_set_state(press.raw.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
                }
            )
            gtk_widget_add_controller(pointer, press.raw.opaque)
        }
    }
}
