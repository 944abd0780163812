import CAdw

/// A row with a title, a subtitle, and a switch at its end.
///
/// libadwaita has such a row since 1.4.
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.SwitchRow.html
package struct SwitchRow: Widget {
    package let pointer: WidgetPointer
    private let row: ActionRow
    private let toggle: WidgetPointer
    private let known = State()

    /// Stores the state that the program set, so that it isn't mistaken for the user's choice.
    private final class State {
        var isOn = false
    }

    /// Creates a row that is off; `switched` receives the state that the user chose.
    ///
    /// `accessory` is before the switch, so that the switches of all rows are aligned; none by
    /// default.
    package init(
        title: String,
        accessory: AnyWidget? = nil,
        switched: @escaping @MainActor (Bool) -> Void
    ) {
        row = ActionRow(title: title)
        pointer = row.pointer
        if let accessory { row.addSuffix(accessory) }
        toggle = gtk_switch_new()
        row.addSuffix(AnyWidget(toggle))
        // Also labels the switch with the title.
        adw_action_row_set_activatable_widget(pointer.cast(), toggle)
        let (toggle, known) = (toggle, known)
        Signal.connect(toggle, "notify::active") { () -> Void in
            let isOn = gtk_switch_get_active(toggle.opaque) != 0
            guard isOn != known.isOn else { return }
            known.isOn = isOn
            switched(isOn)
        }
    }

    /// The line below the title.
    package var subtitle: String {
        get { row.subtitle }
        nonmutating set { row.subtitle = newValue }
    }

    package var isOn: Bool {
        get { gtk_switch_get_active(toggle.opaque) != 0 }
        nonmutating set {
            known.isOn = newValue
            gtk_switch_set_active(toggle.opaque, newValue ? 1 : 0)
        }
    }

    package var canSwitch: Bool {
        get { gtk_widget_get_sensitive(toggle) != 0 }
        nonmutating set { gtk_widget_set_sensitive(toggle, newValue ? 1 : 0) }
    }

    /// Whether there is a switch; true at first.
    package var hasSwitch: Bool {
        get { gtk_widget_get_visible(toggle) != 0 }
        nonmutating set { gtk_widget_set_visible(toggle, newValue ? 1 : 0) }
    }
}
