import CAdw

/// A heading and a line below it, for a header bar.
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.WindowTitle.html
public struct WindowTitle: Widget {
    /// The address.
    public let pointer: WidgetPointer

    /// Makes a heading; both lines are empty by default.
    public init(_ title: String = "", subtitle: String = "") {
        pointer = adw_window_title_new(title, subtitle)
    }

    /// The heading, never read as markup.
    public var title: String {
        get { String(cString: adw_window_title_get_title(pointer.opaque)) }
        nonmutating set { adw_window_title_set_title(pointer.opaque, newValue) }
    }

    /// The line below the heading; an empty one takes no room.
    public var subtitle: String {
        get { String(cString: adw_window_title_get_subtitle(pointer.opaque)) }
        nonmutating set { adw_window_title_set_subtitle(pointer.opaque, newValue) }
    }
}
