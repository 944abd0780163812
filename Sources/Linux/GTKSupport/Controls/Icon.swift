import CAdw

/// A small symbolic icon from the icon theme.
///
/// https://docs.gtk.org/gtk4/class.Image.html
public struct Icon: Widget {
    /// Not retained: the widget tree owns the widget.
    public let pointer: WidgetPointer

    /// Creates an icon; `size` is in application pixels, and defaults to the text size.
    public init(_ name: String, size: Int? = nil) {
        pointer = gtk_image_new_from_icon_name(name)
        if let size { gtk_image_set_pixel_size(pointer.opaque, Int32(size)) }
    }

    /// Shows an icon from the theme by name; does nothing if it is already shown.
    public func show(_ name: String) {
        let shown = gtk_image_get_icon_name(pointer.opaque)
        // Otherwise GTK would look the icon up again and lay out the whole window.
        guard shown.map({ String(cString: $0) }) != name else { return }
        gtk_image_set_from_icon_name(pointer.opaque, name)
    }
}
