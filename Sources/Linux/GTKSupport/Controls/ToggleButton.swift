import CAdw

/// A button that is on or off; it reports the user's clicks, but not programmatic changes.
///
/// https://docs.gtk.org/gtk4/class.ToggleButton.html
public struct ToggleButton: Widget {
    /// Not retained: the widget tree owns the widget.
    public let pointer: WidgetPointer

    /// Creates a button that runs `tapped` when the user clicks it.
    ///
    /// Set ``isOn`` from the model, so that the two never disagree.
    public init(_ label: String, tapped: @escaping @MainActor () -> Void) {
        pointer = gtk_toggle_button_new_with_label(label)
        on("clicked", tapped)
    }

    /// Whether the button is on; setting it doesn't call `tapped`.
    public var isOn: Bool {
        get { gtk_toggle_button_get_active(pointer.cast()) != 0 }
        nonmutating set {
            if isOn != newValue { gtk_toggle_button_set_active(pointer.cast(), newValue ? 1 : 0) }
        }
    }
}
