import CAdw
import CGTK

/// A button that opens a menu.
///
/// https://docs.gtk.org/gtk4/class.MenuButton.html
package struct MenuButton: Widget {
    package let pointer: WidgetPointer

    /// Creates a button with a symbolic icon; `name` is its tooltip and accessible name.
    ///
    /// F10 opens the menu of the primary button; `isPrimary` is false by default. Several buttons
    /// may share one menu.
    package init(icon: String, name: String, menu: Menu, isPrimary: Bool = false) {
        pointer = vt_menu_button_new()
        gtk_menu_button_set_icon_name(pointer.opaque, icon)
        gtk_menu_button_set_menu_model(pointer.opaque, menu.pointer.cast())
        if isPrimary { openByF10() }
        nameEntries()
        describe(name)
    }

    /// Creates a button that shows `content` and an arrow.
    package init(showing content: some Widget, name: String, menu: Menu) {
        pointer = vt_menu_button_new()
        let arrow = Icon("pan-down-symbolic")
        let row = Box.horizontal(spacing: 6, content.expand(horizontally: true), arrow)
        gtk_menu_button_set_child(pointer.opaque, row.pointer)
        gtk_menu_button_set_menu_model(pointer.opaque, menu.pointer.cast())
        nameEntries()
        describe(name)
    }

    /// Opens the menu and returns its popover, or nil without one.
    package func open() -> AnyWidget? {
        gtk_menu_button_popup(pointer.opaque)
        return AnyWidget(gtk_menu_button_get_popover(pointer.opaque).map { $0.raw.cast() })
    }

    /// Opens the menu with F10, except while a page that slides takes the button out of its window.
    ///
    /// GTK's own primary buttons open their menu there, too.
    private func openByF10() {
        let button = self
        shortcut("F10", inWindow: true) { button.canHoldMenu && button.open() != nil }
    }

    package func show(_ menu: Menu) {
        gtk_menu_button_set_menu_model(pointer.opaque, menu.pointer.cast())
        nameEntries()
    }

    private func nameEntries() {
        // Setting the menu creates a new popover.
        guard let popover = gtk_menu_button_get_popover(pointer.opaque) else { return }
        Menu.nameEntries(of: popover.raw.cast())
    }

    /// Sets the tooltip and accessible name, which say what the button does or why it is disabled.
    package func describe(_ name: String) {
        _ = named(name, tooltip: true)
        let popover = gtk_menu_button_get_popover(pointer.opaque)
        AnyWidget(popover.map { $0.raw.cast() })?.accessibleName(name)
    }
}
