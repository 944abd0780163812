import CAdw

/// A title and a subtitle for a header bar.
///
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.WindowTitle.html
public struct WindowTitle: Widget {
    /// Not retained: the widget tree owns the widget.
    public let pointer: WidgetPointer

    /// Creates a title; both texts are empty by default.
    public init(_ title: String = "", subtitle: String = "") {
        pointer = adw_window_title_new(title, subtitle)
    }

    /// The title; never parsed as markup.
    public var title: String {
        get { String(cString: adw_window_title_get_title(pointer.opaque)) }
        nonmutating set { adw_window_title_set_title(pointer.opaque, newValue) }
    }

    /// The line below the title; uses no space if empty.
    public var subtitle: String {
        get { String(cString: adw_window_title_get_subtitle(pointer.opaque)) }
        nonmutating set { adw_window_title_set_subtitle(pointer.opaque, newValue) }
    }
}
