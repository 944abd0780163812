import CAdw

/// An indeterminate progress indicator. https://docs.gtk.org/gtk4/class.Spinner.html
public struct Spinner: Widget {
    /// Not retained: the widget tree owns the widget.
    public let pointer: WidgetPointer

    /// Spins from the start; `name` is its accessible name.
    public init(name: String) {
        pointer = gtk_spinner_new()
        _ = named(name)
        isSpinning = true
    }

    /// Stop it before hiding it: a hidden spinner that spins costs frames.
    public var isSpinning: Bool {
        get { gtk_spinner_get_spinning(pointer.opaque) != 0 }
        nonmutating set { gtk_spinner_set_spinning(pointer.opaque, newValue ? 1 : 0) }
    }
}
