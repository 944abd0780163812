import CAdw

/// A group of settings rows.
///
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.PreferencesGroup.html
public struct PreferencesGroup: Widget {
    /// Not retained: the widget tree owns the widget.
    public let pointer: WidgetPointer

    /// Creates an empty group, without a description by default.
    public init(title: String, description: String = "") {
        pointer = adw_preferences_group_new()
        adw_preferences_group_set_title(pointer.cast(), title)
        if !description.isEmpty { describe(description) }
    }

    /// Sets the text below the title.
    public func describe(_ text: String) {
        adw_preferences_group_set_description(pointer.cast(), text)
    }

    /// Adds a widget beside the title.
    public func addBesideTitle(_ widget: some Widget) {
        gtk_widget_set_valign(widget.pointer, GTK_ALIGN_CENTER)
        adw_preferences_group_set_header_suffix(pointer.cast(), widget.pointer)
    }

    /// Adds a row, or another widget below the rows.
    public func add(_ child: some Widget) {
        adw_preferences_group_add(pointer.cast(), child.pointer)
    }

    /// Adds a row to a group without a title, and gives its list a name for screen readers.
    ///
    /// Since libadwaita 1.6, the group's empty title labels the list; this removes that relation.
    public func add(_ row: some Widget, toListNamed name: String) {
        add(row)
        guard let list = row.parent else { return }
        gtk_accessible_reset_relation(list.pointer.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
        list.accessibleName(name)
    }

    /// Removes a previously added row, which destroys it.
    public func remove(_ child: some Widget) {
        adw_preferences_group_remove(pointer.cast(), child.pointer)
    }
}
