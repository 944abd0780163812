import CAdw

/// The bar at the top of a pane.
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.HeaderBar.html
public struct HeaderBar: Widget {
    /// The address.
    public let pointer: WidgetPointer

    /// Makes a bar with `title` in the middle.
    public init(title: some Widget) {
        pointer = adw_header_bar_new()
        adw_header_bar_set_title_widget(pointer.opaque, title.pointer)
    }

    /// Adds a widget at the side where text starts.
    public func packStart(_ child: some Widget) {
        adw_header_bar_pack_start(pointer.opaque, child.pointer)
    }

    /// Adds a widget at the side where text ends.
    public func packEnd(_ child: some Widget) {
        adw_header_bar_pack_end(pointer.opaque, child.pointer)
    }

    /// Whether the window's buttons stand at the side where text starts, where they are there.
    public var showsStartButtons: Bool {
        get { adw_header_bar_get_show_start_title_buttons(pointer.opaque) != 0 }
        nonmutating set {
            adw_header_bar_set_show_start_title_buttons(pointer.opaque, newValue ? 1 : 0)
        }
    }

    /// Whether the window's buttons stand at the side where text ends, where they are there.
    public var showsEndButtons: Bool {
        get { adw_header_bar_get_show_end_title_buttons(pointer.opaque) != 0 }
        nonmutating set {
            adw_header_bar_set_show_end_title_buttons(pointer.opaque, newValue ? 1 : 0)
        }
    }
}
