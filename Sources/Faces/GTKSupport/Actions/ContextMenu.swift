import CAdw

/// A menu that opens at a place of a widget, not from a button.
/// https://docs.gtk.org/gtk4/class.PopoverMenu.html
@MainActor
public struct ContextMenu {
    private let pointer: WidgetPointer

    /// Makes a menu that `owner` keeps.
    ///
    /// `owner` is a widget that lays its children out, such as a box, and stays while the menu is
    /// open. A row of a list does not: its list takes it for another item.
    public init(of owner: some Widget) {
        pointer = gtk_popover_menu_new_from_model(nil)
        gtk_popover_set_has_arrow(pointer.cast(), 0)
        gtk_widget_set_halign(pointer, GTK_ALIGN_START)
        gtk_widget_set_parent(pointer, owner.pointer)
    }

    /// The widget of the menu, which has a surface of its own.
    public var widget: AnyWidget { AnyWidget(pointer) }

    /// Opens it with these entries beside a rectangle of its owner.
    public func open(_ menu: Menu, at place: Rectangle) {
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

    /// Runs `action` when it has closed.
    public func closed(_ action: @escaping @MainActor () -> Void) {
        Signal.connect(pointer, "closed", action)
    }
}

extension AnyWidget {
    /// Closes it, where it is a menu or another surface above a window.
    package func closePopover() {
        if g_type_check_instance_is_a(pointer.raw.cast(), gtk_popover_get_type()) != 0 {
            gtk_popover_popdown(pointer.cast())
        }
    }
}

extension Widget {
    /// Runs `asked` when a person asks for a menu.
    ///
    /// With a point, in application pixels from the top left corner, it is that of what is there:
    /// by the second mouse button or a long press. Without one it is that of what has the
    /// keyboard: by the Menu key or Shift+F10.
    ///
    /// `asked` says whether there is one; what it has the menu of does not take the press then.
    public func contextMenuAsked(
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
            // Before the row, which would take the release for a tap.
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
