import CAdw

/// An indeterminate progress indicator.
///
/// https://docs.gtk.org/gtk4/class.Spinner.html
public struct Spinner: Widget {
    /// Not retained: the widget tree owns the widget.
    public let pointer: WidgetPointer

    /// Creates a spinner that is already spinning; `name` is its accessible name.
    public init(name: String) {
        pointer = gtk_spinner_new()
        _ = named(name)
        isSpinning = true
    }

    /// Whether the spinner is spinning; stop it before hiding it, because it costs frames even when
    /// hidden.
    public var isSpinning: Bool {
        get { gtk_spinner_get_spinning(pointer.opaque) != 0 }
        nonmutating set { gtk_spinner_set_spinning(pointer.opaque, newValue ? 1 : 0) }
    }
}
