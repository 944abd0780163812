import CAdw

/// A page of settings.
///
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.PreferencesPage.html
public struct PreferencesPage: Widget {
    /// Not retained: the widget tree owns the widget.
    public let pointer: WidgetPointer

    /// Creates an empty page; `icon` is a symbolic icon for the page switcher.
    public init(title: String, icon: String) {
        pointer = adw_preferences_page_new()
        adw_preferences_page_set_title(pointer.cast(), title)
        adw_preferences_page_set_icon_name(pointer.cast(), icon)
    }

    /// Adds a group below the others.
    public func add(_ group: PreferencesGroup) {
        adw_preferences_page_add(pointer.cast(), group.pointer.cast())
    }
}
