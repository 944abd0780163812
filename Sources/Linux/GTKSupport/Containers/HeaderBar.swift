import CAdw

/// The bar at the top of a pane.
///
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.HeaderBar.html
package struct HeaderBar: Widget {
    package let pointer: WidgetPointer

    /// Creates a bar with `title` in its center.
    package init(title: some Widget) {
        pointer = adw_header_bar_new()
        adw_header_bar_set_title_widget(pointer.opaque, title.pointer)
    }

    /// Adds a widget at the start (left in left-to-right languages).
    package func packStart(_ child: some Widget) {
        adw_header_bar_pack_start(pointer.opaque, child.pointer)
    }

    /// Adds a widget at the end (right in left-to-right languages).
    package func packEnd(_ child: some Widget) {
        adw_header_bar_pack_end(pointer.opaque, child.pointer)
    }

    /// Whether window buttons appear at the start, if the system puts any there.
    package var showsStartButtons: Bool {
        get { adw_header_bar_get_show_start_title_buttons(pointer.opaque) != 0 }
        nonmutating set {
            adw_header_bar_set_show_start_title_buttons(pointer.opaque, newValue ? 1 : 0)
        }
    }

    /// Shows only the window's Close button, as phones do.
    package func showsCloseAlone(_ isAlone: Bool) {
        adw_header_bar_set_decoration_layout(pointer.opaque, isAlone ? ":close" : nil)
    }

    /// Whether window buttons appear at the end, if the system puts any there.
    package var showsEndButtons: Bool {
        get { adw_header_bar_get_show_end_title_buttons(pointer.opaque) != 0 }
        nonmutating set {
            adw_header_bar_set_show_end_title_buttons(pointer.opaque, newValue ? 1 : 0)
        }
    }
}
