import CAdw
import CGTK

/// An image that keeps its aspect ratio. https://docs.gtk.org/gtk4/class.Picture.html
public struct Picture: Widget {
    /// Not retained: the widget tree owns the widget.
    public let pointer: WidgetPointer

    /// An empty picture that fills its area and is cropped.
    ///
    /// `isDecorative` hides it from screen readers; false by default.
    public static func covering(isDecorative: Bool = false) -> Picture {
        Picture(GTK_CONTENT_FIT_COVER, isDecorative: isDecorative)
    }

    /// An empty picture that is fully visible.
    ///
    /// `isDecorative` hides it from screen readers; false by default.
    public static func containing(isDecorative: Bool = false) -> Picture {
        Picture(GTK_CONTENT_FIT_CONTAIN, isDecorative: isDecorative)
    }

    private init(_ fit: GtkContentFit, isDecorative: Bool) {
        let role = isDecorative ? GTK_ACCESSIBLE_ROLE_PRESENTATION : GTK_ACCESSIBLE_ROLE_IMG
        pointer = vt_widget_new_with_role(gtk_picture_get_type(), role)
        gtk_picture_set_content_fit(pointer.opaque, fit)
        // When a screen reader asks what is at a point, it gets the widget around this one.
        if isDecorative { gtk_widget_set_can_target(pointer, 0) }
        gtk_picture_set_can_shrink(pointer.opaque, 1)
    }

    /// Shows a texture; nil shows nothing.
    public func show(_ texture: Texture?) {
        gtk_picture_set_paintable(pointer.opaque, texture?.pointer)
    }
}
