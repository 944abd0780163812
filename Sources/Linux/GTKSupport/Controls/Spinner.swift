import CAdw

/// An indeterminate progress indicator.
///
/// https://docs.gtk.org/gtk4/class.Spinner.html
package struct Spinner: Widget {
    package let pointer: WidgetPointer

    /// Creates a spinner that is already spinning; `name` is its accessible name.
    package init(name: String) {
        pointer = gtk_spinner_new()
        _ = named(name)
        isSpinning = true
    }

    /// Whether the spinner is spinning; stop it before hiding it, because it costs frames even when
    /// hidden.
    package var isSpinning: Bool {
        get { gtk_spinner_get_spinning(pointer.opaque) != 0 }
        nonmutating set { gtk_spinner_set_spinning(pointer.opaque, newValue ? 1 : 0) }
    }
}

/// A progress bar.
///
/// https://docs.gtk.org/gtk4/class.ProgressBar.html
package struct ProgressBar: Widget {
    package let pointer: WidgetPointer

    /// Creates a bar at 0; `name` is its accessible name.
    package init(name: String) {
        pointer = gtk_progress_bar_new()
        accessibleName(name)
    }

    /// The progress, from 0 to 1.
    package var fraction: Double {
        get { gtk_progress_bar_get_fraction(pointer.opaque) }
        nonmutating set { gtk_progress_bar_set_fraction(pointer.opaque, newValue) }
    }
}
