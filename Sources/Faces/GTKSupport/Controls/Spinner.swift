import CAdw

/// Something is under way. https://docs.gtk.org/gtk4/class.Spinner.html
public struct Spinner: Widget {
    /// The address.
    public let pointer: WidgetPointer

    /// Makes a spinner that turns; `name` is what screen readers speak.
    public init(name: String) {
        pointer = gtk_spinner_new()
        _ = named(name)
        isSpinning = true
    }

    /// Whether it turns; a hidden spinner that turns costs frames.
    public var isSpinning: Bool {
        get { gtk_spinner_get_spinning(pointer.opaque) != 0 }
        nonmutating set { gtk_spinner_set_spinning(pointer.opaque, newValue ? 1 : 0) }
    }
}
