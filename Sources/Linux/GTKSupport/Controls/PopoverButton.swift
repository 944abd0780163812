import CAdw
import CGTK

/// A button that opens a popover with widgets.
///
/// https://docs.gtk.org/gtk4/class.Popover.html
package struct PopoverButton: Widget {
    package let pointer: WidgetPointer
    private let popover: WidgetPointer

    /// Creates a button with a symbolic icon; `name` is its tooltip and accessible name.
    package init(icon: String, name: String, _ content: some Widget) {
        pointer = vt_menu_button_new()
        popover = gtk_popover_new()
        gtk_popover_set_child(popover.cast(), content.pointer)
        gtk_menu_button_set_icon_name(pointer.opaque, icon)
        gtk_menu_button_set_popover(pointer.opaque, popover)
        _ = named(name, tooltip: true)
        AnyWidget(popover).accessibleName(name)
    }

    package func opened(_ action: @escaping @MainActor () -> Void) -> PopoverButton {
        Signal.connect(popover, "show", action)
        return self
    }

    /// The height of the button's window in application pixels; 0 outside a window.
    package var windowHeight: Int {
        gtk_widget_get_root(pointer).map { Int(gtk_widget_get_height($0.raw.cast())) } ?? 0
    }

    /// Opens the popover and returns it.
    package func open() -> AnyWidget {
        gtk_menu_button_popup(pointer.opaque)
        return AnyWidget(popover)
    }

    /// Closes the popover; does nothing if it is already closed.
    package func close() {
        gtk_popover_popdown(popover.cast())
    }
}
