import CAdw

/// A row with a drop-down list.
///
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.ComboRow.html
package struct ComboRow: Widget {
    package let pointer: WidgetPointer
    private let known = Selection()

    /// Stores the position that the program selected, so that it isn't mistaken for the user's
    /// choice.
    private final class Selection {
        var position: UInt32 = 0
        var isReplacing = false
    }

    /// Creates a row; `chosen` receives the 0-based position that the user chose.
    ///
    /// `subtitle` explains what the user should know before choosing; empty by default.
    package init(
        title: String,
        subtitle: String = "",
        options: [String],
        chosen: @escaping @MainActor (Int) -> Void
    ) {
        pointer = adw_combo_row_new()
        adw_preferences_row_set_use_markup(pointer.cast(), 0)
        adw_preferences_row_set_title(pointer.cast(), title)
        adw_action_row_set_subtitle(pointer.cast(), subtitle)
        fill(options)
        let (pointer, known) = (pointer, known)
        on("notify::selected") {
            let position = adw_combo_row_get_selected(pointer.cast())
            guard !known.isReplacing, position != known.position,
                position != GTK_INVALID_LIST_POSITION
            else { return }
            known.position = position
            chosen(Int(position))
        }
    }

    /// Replaces the options and selects one of them by its 0-based position.
    package func replace(_ options: [String], selected: Int) {
        known.isReplacing = true
        fill(options)
        self.selected = selected
        known.isReplacing = false
    }

    private func fill(_ options: [String]) {
        let list = gtk_string_list_new(nil)
        for option in options { gtk_string_list_append(list, option) }
        adw_combo_row_set_model(pointer.cast(), list)
        if let list { g_object_unref(list.raw) }
    }

    /// The 0-based position of the selected item.
    package var selected: Int {
        get { Int(adw_combo_row_get_selected(pointer.cast())) }
        nonmutating set {
            known.position = UInt32(newValue)
            guard selected != newValue else { return }
            adw_combo_row_set_selected(pointer.cast(), UInt32(newValue))
        }
    }
}
