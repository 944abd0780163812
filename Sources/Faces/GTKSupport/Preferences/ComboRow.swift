import CAdw

/// A row that offers a choice of one among several.
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.ComboRow.html
public struct ComboRow: Widget {
    /// The address.
    public let pointer: WidgetPointer
    private let told = Told()

    /// Which choice is the program's own, so that it is not taken for a person's.
    private final class Told {
        var position: UInt32 = 0
    }

    /// Makes a row; `chosen` gets the 0-based position of what a person chose.
    ///
    /// `subtitle` says what must be known before; empty by default.
    public init(
        title: String,
        subtitle: String = "",
        options: [String],
        chosen: @escaping @MainActor (Int) -> Void
    ) {
        pointer = adw_combo_row_new()
        adw_preferences_row_set_use_markup(pointer.cast(), 0)
        adw_preferences_row_set_title(pointer.cast(), title)
        adw_action_row_set_subtitle(pointer.cast(), subtitle)
        let list = gtk_string_list_new(nil)
        for option in options { gtk_string_list_append(list, option) }
        adw_combo_row_set_model(pointer.cast(), list)
        if let list { g_object_unref(list.raw) }
        let (pointer, told) = (pointer, told)
        on("notify::selected") {
            let position = adw_combo_row_get_selected(pointer.cast())
            guard position != told.position, position != GTK_INVALID_LIST_POSITION else { return }
            told.position = position
            chosen(Int(position))
        }
    }

    /// The 0-based position of what is chosen.
    public var selected: Int {
        get { Int(adw_combo_row_get_selected(pointer.cast())) }
        nonmutating set {
            told.position = UInt32(newValue)
            guard selected != newValue else { return }
            adw_combo_row_set_selected(pointer.cast(), UInt32(newValue))
        }
    }
}
