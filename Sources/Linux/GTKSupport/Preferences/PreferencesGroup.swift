import CAdw

/// A group of settings rows.
///
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.PreferencesGroup.html
package struct PreferencesGroup: Widget {
    package let pointer: WidgetPointer

    /// Creates an empty group, without a description by default.
    package init(title: String, description: String = "") {
        pointer = adw_preferences_group_new()
        adw_preferences_group_set_title(pointer.cast(), title)
        if !description.isEmpty { describe(description) }
    }

    /// Sets the text below the title.
    package func describe(_ text: String) {
        adw_preferences_group_set_description(pointer.cast(), text)
    }

    package func addBesideTitle(_ widget: some Widget) {
        gtk_widget_set_valign(widget.pointer, GTK_ALIGN_CENTER)
        adw_preferences_group_set_header_suffix(pointer.cast(), widget.pointer)
    }

    /// Adds a row, or another widget below the rows.
    package func add(_ child: some Widget) {
        adw_preferences_group_add(pointer.cast(), child.pointer)
    }

    /// Adds a row to a group without a title, and gives its list a name for screen readers.
    ///
    /// Since libadwaita 1.6, the group's empty title labels the list; this removes that relation.
    package func add(_ row: some Widget, toListNamed name: String) {
        add(row)
        guard let list = row.parent else { return }
        gtk_accessible_reset_relation(list.pointer.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
        list.accessibleName(name)
    }

    /// Removes a previously added row, which destroys it.
    package func remove(_ child: some Widget) {
        adw_preferences_group_remove(pointer.cast(), child.pointer)
    }
}

/// A page of settings.
///
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.PreferencesPage.html
package struct PreferencesPage: Widget {
    package let pointer: WidgetPointer

    /// Creates an empty page; `icon` is a symbolic icon for the page switcher.
    package init(title: String, icon: String) {
        pointer = adw_preferences_page_new()
        adw_preferences_page_set_title(pointer.cast(), title)
        adw_preferences_page_set_icon_name(pointer.cast(), icon)
    }

    /// Adds a group below the others.
    package func add(_ group: PreferencesGroup) {
        adw_preferences_page_add(pointer.cast(), group.pointer.cast())
    }
}
