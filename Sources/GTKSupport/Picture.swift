public import CAdw

/// A picture that keeps its proportions. https://docs.gtk.org/gtk4/class.Picture.html
public struct Picture: Widget {
    /// The address.
    public let pointer: WidgetPointer

    /// Makes an empty picture that fills its room, what stands over cut off.
    public static func covering() -> Picture {
        Picture(GTK_CONTENT_FIT_COVER)
    }

    /// Makes an empty picture that is seen whole.
    public static func containing() -> Picture {
        Picture(GTK_CONTENT_FIT_CONTAIN)
    }

    private init(_ fit: GtkContentFit) {
        pointer = gtk_picture_new()
        gtk_picture_set_content_fit(pointer.opaque, fit)
        gtk_picture_set_can_shrink(pointer.opaque, 1)
    }

    /// Shows a texture; nil shows nothing.
    public func show(_ texture: Texture?) {
        gtk_picture_set_paintable(pointer.opaque, texture?.pointer)
    }
}
