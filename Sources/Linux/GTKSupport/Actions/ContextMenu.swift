import CAdw

/// A menu that opens at a position in a widget rather than at a button.
///
/// https://docs.gtk.org/gtk4/class.PopoverMenu.html
@MainActor
package struct ContextMenu {
    private let pointer: WidgetPointer

    /// Adds an empty menu to `owner`, which owns it.
    ///
    /// `owner` must lay out its children, as a box does, and must exist while the menu is open. A
    /// list row meets neither condition, because its list treats the menu as another item.
    package init(of owner: some Widget) {
        pointer = gtk_popover_menu_new_from_model(nil)
        gtk_popover_set_has_arrow(pointer.cast(), 0)
        gtk_widget_set_halign(pointer, GTK_ALIGN_START)
        gtk_widget_set_parent(pointer, owner.pointer)
        Menu.nameEntries(of: pointer)
    }

    /// The menu's widget, which has its own surface.
    package var widget: AnyWidget { AnyWidget(pointer) }

    /// Opens the menu with new entries, pointing at a rectangle of its owner.
    package func open(_ menu: Menu, at place: Rectangle) {
        gtk_popover_menu_set_menu_model(pointer.opaque, menu.pointer.cast())
        var rectangle = GdkRectangle(
            x: Int32(place.x),
            y: Int32(place.y),
            width: Int32(place.width),
            height: Int32(place.height)
        )
        gtk_popover_set_pointing_to(pointer.cast(), &rectangle)
        gtk_popover_popup(pointer.cast())
    }

    package func closed(_ action: @escaping @MainActor () -> Void) {
        Signal.connect(pointer, "closed", action)
    }
}

extension AnyWidget {
    /// Closes the widget if it is a popover; does nothing otherwise.
    package func closePopover() {
        if g_type_check_instance_is_a(pointer.raw.cast(), gtk_popover_get_type()) != 0 {
            gtk_popover_popdown(pointer.cast())
        }
    }
}

extension Widget {
    /// Whether the widget is inside its window from left to right.
    ///
    /// A page that slides in or out isn't, and GTK 4.8 logs errors for a menu outside the display.
    package var canHoldMenu: Bool {
        guard let window = AnyWidget(gtk_widget_get_root(pointer).map { $0.raw.cast() }),
            let frame = frame(in: window)
        else { return false }
        return frame.x >= 0 && frame.x + frame.width <= Double(window.width)
    }

    /// Runs `asked` when the user requests a context menu.
    ///
    /// `asked` receives the point of a right click or a long press, in application pixels from the
    /// top left corner. The point is nil for the Menu key or Shift+F10, which request the focused
    /// widget's menu.
    ///
    /// `asked` returns whether it opened a menu; if so, the press doesn't reach the widget.
    package func contextMenuAsked(
        _ asked: @escaping @MainActor ((x: Double, y: Double)?) -> Bool
    ) {
        if let click = gtk_gesture_click_new() {
            gtk_gesture_single_set_button(click.raw.opaque, guint(GDK_BUTTON_SECONDARY))
            Signal.connect(
                click,
                "pressed",
                click: { _, x, y in
                    if asked((x, y)) { gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED) }
                }
            )
            gtk_widget_add_controller(pointer, click.raw.opaque)
        }
        if let press = gtk_gesture_long_press_new() {
            gtk_gesture_single_set_touch_only(press.raw.opaque, 1)
            // Runs before the row, which would treat the release as a tap.
            gtk_event_controller_set_propagation_phase(press.raw.opaque, GTK_PHASE_CAPTURE)
            Signal.connect(
                press,
                "pressed",
                pair: { x, y in
                    if asked((x, y)) { gtk_gesture_set_state(press, GTK_EVENT_SEQUENCE_CLAIMED) }
                }
            )
            gtk_widget_add_controller(pointer, press.raw.opaque)
        }
        for key in ["Menu", "<Shift>F10"] { shortcut(key) { _ = asked(nil) } }
    }
}
