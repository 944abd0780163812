import CAdw

/// A button that is on or off; what a person does is told, what the program sets is not.
///
/// https://docs.gtk.org/gtk4/class.ToggleButton.html
public struct ToggleButton: Widget {
    /// The address.
    public let pointer: WidgetPointer

    /// Makes a button with words; `tapped` runs when a person presses it.
    ///
    /// Whether it is on is set by ``isOn`` alone, so that it cannot disagree with the model.
    public init(_ label: String, tapped: @escaping @MainActor () -> Void) {
        pointer = gtk_toggle_button_new_with_label(label)
        on("clicked", tapped)
    }

    /// Whether it is on.
    public var isOn: Bool {
        get { gtk_toggle_button_get_active(pointer.cast()) != 0 }
        nonmutating set {
            if isOn != newValue { gtk_toggle_button_set_active(pointer.cast(), newValue ? 1 : 0) }
        }
    }
}
