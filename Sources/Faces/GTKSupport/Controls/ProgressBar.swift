import CAdw

/// How far something is, as a bar. https://docs.gtk.org/gtk4/class.ProgressBar.html
public struct ProgressBar: Widget {
    /// The address.
    public let pointer: WidgetPointer

    /// Makes an empty bar; `name` is what screen readers speak.
    public init(name: String) {
        pointer = gtk_progress_bar_new()
        accessibleName(name)
    }

    /// How far it is: 0 is nothing, 1 is all.
    public var fraction: Double {
        get { gtk_progress_bar_get_fraction(pointer.opaque) }
        nonmutating set { gtk_progress_bar_set_fraction(pointer.opaque, newValue) }
    }
}
