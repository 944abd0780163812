import CAdw

/// A row with a title, a subtitle, and widgets at its end.
///
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.ActionRow.html
package struct ActionRow: Widget {
    package let pointer: WidgetPointer

    /// Creates a row; its title is never parsed as markup.
    package init(title: String) {
        pointer = adw_action_row_new()
        // The texts contain paths, not markup.
        adw_preferences_row_set_use_markup(pointer.cast(), 0)
        adw_preferences_row_set_title(pointer.cast(), title)
        gtk_list_box_row_set_activatable(pointer.cast(), 0)
    }

    /// The line below the title; screen readers read it after the title.
    package var subtitle: String {
        get { adw_action_row_get_subtitle(pointer.cast()).map { String(cString: $0) } ?? "" }
        nonmutating set {
            adw_action_row_set_subtitle(pointer.cast(), newValue)
            accessibleDescription(newValue)
        }
    }

    /// Adds a widget before the title, vertically centered.
    package func addPrefix(_ widget: some Widget) {
        gtk_widget_set_valign(widget.pointer, GTK_ALIGN_CENTER)
        adw_action_row_add_prefix(pointer.cast(), widget.pointer)
    }

    /// Adds a widget at the end, vertically centered.
    package func addSuffix(_ widget: some Widget) {
        gtk_widget_set_valign(widget.pointer, GTK_ALIGN_CENTER)
        adw_action_row_add_suffix(pointer.cast(), widget.pointer)
    }
}
