import CAdw
import CGTK

/// A slider for choosing a number by dragging or with the arrow keys.
///
/// https://docs.gtk.org/gtk4/class.Scale.html
package struct Slider: Widget {
    package let pointer: WidgetPointer

    /// Creates a slider; `changed` receives each new number, which isn't rounded to `step` during a
    /// drag.
    package init(
        range: ClosedRange<Double>,
        step: Double,
        name: String,
        changed: @escaping @MainActor (Double) -> Void
    ) {
        pointer = gtk_scale_new_with_range(
            GTK_ORIENTATION_HORIZONTAL,
            range.lowerBound,
            range.upperBound,
            step
        )
        gtk_scale_set_draw_value(pointer.cast(), 0)
        _ = named(name)
        let pointer = pointer
        on("value-changed") { changed(gtk_range_get_value(pointer.cast())) }
    }

    /// The number; setting a different one also calls `changed`.
    package var value: Double {
        get { gtk_range_get_value(pointer.cast()) }
        nonmutating set {
            if value != newValue { gtk_range_set_value(pointer.cast(), newValue) }
        }
    }

    /// Sets the text that screen readers speak instead of the number.
    package func describe(value: String) { vt_accessible_set_value_text(pointer, value) }
}
