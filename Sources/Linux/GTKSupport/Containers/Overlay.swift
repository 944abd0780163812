import CAdw
import CGTK

/// A container that stacks widgets on top of one another.
///
/// https://docs.gtk.org/gtk4/class.Overlay.html
public struct Overlay: Widget {
    /// Not retained: the widget tree owns the widget.
    public let pointer: WidgetPointer

    init(role: GtkAccessibleRole) {
        pointer = vt_widget_new_with_role(gtk_overlay_get_type(), role)
    }

    /// Creates an overlay with `layers` above `base`, the last one on top.
    public init(_ base: some Widget, _ layers: any Widget...) {
        pointer = gtk_overlay_new()
        gtk_overlay_set_child(pointer.opaque, base.pointer)
        for layer in layers { add(layer) }
    }
}
