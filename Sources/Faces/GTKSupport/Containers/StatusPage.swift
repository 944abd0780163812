import CAdw

/// A page that says why there is nothing to see.
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.StatusPage.html
public struct StatusPage: Widget {
    /// The address.
    public let pointer: WidgetPointer

    /// Makes an empty page.
    public init() {
        pointer = adw_status_page_new()
    }

    /// Shows an icon, a heading and a text; neither is read as markup.
    ///
    /// libadwaita reads the text as markup, and the heading not.
    public func show(icon: String, title: String, text: String) {
        adw_status_page_set_icon_name(pointer.opaque, icon)
        adw_status_page_set_title(pointer.opaque, title)
        adw_status_page_set_description(pointer.opaque, text.escapedForMarkup)
    }

    /// Sets what stands below the text.
    public func setChild(_ child: some Widget) {
        adw_status_page_set_child(pointer.opaque, child.pointer)
    }
}
