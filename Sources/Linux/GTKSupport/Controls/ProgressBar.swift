import CAdw

/// A progress bar.
///
/// https://docs.gtk.org/gtk4/class.ProgressBar.html
public struct ProgressBar: Widget {
    /// Not retained: the widget tree owns the widget.
    public let pointer: WidgetPointer

    /// Creates a bar at 0; `name` is its accessible name.
    public init(name: String) {
        pointer = gtk_progress_bar_new()
        accessibleName(name)
    }

    /// The progress, from 0 to 1.
    public var fraction: Double {
        get { gtk_progress_bar_get_fraction(pointer.opaque) }
        nonmutating set { gtk_progress_bar_set_fraction(pointer.opaque, newValue) }
    }
}
