import CAdw

/// Widgets above one another. https://docs.gtk.org/gtk4/class.Overlay.html
public struct Overlay: Widget {
    /// The address.
    public let pointer: WidgetPointer

    /// Puts `layers` above `base`, the last one on top.
    public init(_ base: some Widget, _ layers: any Widget...) {
        pointer = gtk_overlay_new()
        gtk_overlay_set_child(pointer.opaque, base.pointer)
        for layer in layers { gtk_overlay_add_overlay(pointer.opaque, layer.pointer) }
    }
}
