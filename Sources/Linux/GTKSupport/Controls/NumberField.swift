import CAdw

/// A number field with buttons for increasing and decreasing the number.
///
/// https://docs.gtk.org/gtk4/class.SpinButton.html
package struct NumberField: Widget {
    package let pointer: WidgetPointer

    /// Creates a field; `changed` receives each new number, and `digits` is the number of decimals.
    package init(
        range: ClosedRange<Double>,
        step: Double,
        digits: Int,
        name: String,
        changed: @escaping @MainActor (Double) -> Void
    ) {
        pointer = gtk_spin_button_new_with_range(range.lowerBound, range.upperBound, step)
        gtk_spin_button_set_digits(pointer.opaque, guint(digits))
        _ = named(name)
        let pointer = pointer
        on("value-changed") { changed(gtk_spin_button_get_value(pointer.opaque)) }
    }

    /// The number; setting a different one also calls `changed`.
    package var value: Double {
        get { gtk_spin_button_get_value(pointer.opaque) }
        nonmutating set {
            if value != newValue { gtk_spin_button_set_value(pointer.opaque, newValue) }
        }
    }
}
