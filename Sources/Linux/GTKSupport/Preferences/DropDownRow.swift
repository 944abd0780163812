import CAdw

/// A row with a long drop-down list, which can be searched.
///
/// `ComboRow` can't be searched before libadwaita 1.4.
package struct DropDownRow: Widget {
    package let pointer: WidgetPointer
    private let list: DropDown

    /// Creates a row; `chosen` receives the 0-based position that the user chose.
    package init(
        title: String,
        options: [String],
        chosen: @escaping @MainActor (Int) -> Void
    ) {
        pointer = adw_action_row_new()
        adw_preferences_row_set_use_markup(pointer.cast(), 0)
        adw_preferences_row_set_title(pointer.cast(), title)
        list = DropDown(options: options, chosen: chosen).style("row-choice")
        gtk_widget_set_valign(list.pointer, GTK_ALIGN_CENTER)
        adw_action_row_add_suffix(pointer.cast(), list.pointer)
        // The row's title becomes the list's name.
        adw_action_row_set_activatable_widget(pointer.cast(), list.pointer)
    }

    /// The 0-based position of the selected item.
    package var selected: Int {
        get { list.selected }
        nonmutating set { list.selected = newValue }
    }
}
