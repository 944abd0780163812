import CAdw

/// A placeholder that explains why a view is empty.
///
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.StatusPage.html
package struct StatusPage: Widget {
    package let pointer: WidgetPointer

    package init() {
        pointer = adw_status_page_new()
        Self.makeTextSelectable(in: AnyWidget(pointer))
    }

    private static func makeTextSelectable(in widget: AnyWidget) {
        if gtk_widget_has_css_class(widget.pointer, "description") != 0 {
            Label.makeSelectable(widget.pointer)
        }
        for child in widget.children { makeTextSelectable(in: child) }
    }

    /// Shows an icon, a heading and a text without parsing either text as markup.
    ///
    /// libadwaita itself would parse the text as markup, but not the heading.
    package func show(icon: String, title: String, text: String) {
        adw_status_page_set_icon_name(pointer.opaque, icon)
        adw_status_page_set_title(pointer.opaque, title)
        adw_status_page_set_description(pointer.opaque, text.escapedForMarkup)
    }

    /// Sets the widget below the text.
    package func setChild(_ child: some Widget) {
        adw_status_page_set_child(pointer.opaque, child.pointer)
    }
}
