import CAdw

/// A title and a subtitle for a header bar.
///
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.WindowTitle.html
package struct WindowTitle: Widget {
    package let pointer: WidgetPointer

    /// Creates a title; both texts are empty by default.
    package init(_ title: String = "", subtitle: String = "") {
        pointer = adw_window_title_new(title, subtitle)
    }

    /// The title; never parsed as markup.
    package var title: String {
        get { String(cString: adw_window_title_get_title(pointer.opaque)) }
        nonmutating set { adw_window_title_set_title(pointer.opaque, newValue) }
    }

    /// The line below the title; uses no space if empty.
    package var subtitle: String {
        get { String(cString: adw_window_title_get_subtitle(pointer.opaque)) }
        nonmutating set { adw_window_title_set_subtitle(pointer.opaque, newValue) }
    }
}
