import CAdw
import CGTK

/// A container that arranges a few widgets in wrapping rows, each as wide as its own content.
package struct WrapBox: Widget {
    package let pointer: WidgetPointer

    /// Creates a box with `spacing` application pixels between its widgets and rows; 8 by default.
    package init(spacing: Int = 8, _ children: any Widget...) {
        pointer = vt_wrap_new(Int32(spacing))
        for child in children { append(child) }
    }

    /// Adds a widget at the end.
    package func append(_ child: some Widget) { vt_wrap_append(pointer.opaque, child.pointer) }

    package func removeAll() {
        while let child = gtk_widget_get_first_child(pointer) { gtk_widget_unparent(child) }
    }
}
