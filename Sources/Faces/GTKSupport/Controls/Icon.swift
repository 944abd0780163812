import CAdw

/// A small symbolic picture of the icon theme. https://docs.gtk.org/gtk4/class.Image.html
public struct Icon: Widget {
    /// The address.
    public let pointer: WidgetPointer

    /// Makes an icon by its name; `size` in application pixels, the text's size by default.
    public init(_ name: String, size: Int? = nil) {
        pointer = gtk_image_new_from_icon_name(name)
        if let size { gtk_image_set_pixel_size(pointer.opaque, Int32(size)) }
    }

    /// Shows another icon.
    public func show(_ name: String) {
        gtk_image_set_from_icon_name(pointer.opaque, name)
    }
}
