import CAdw
import CGTK

/// A picture that keeps its proportions. https://docs.gtk.org/gtk4/class.Picture.html
public struct Picture: Widget {
    /// The address.
    public let pointer: WidgetPointer

    /// Makes an empty picture that fills its room, what stands over cut off.
    ///
    /// `isDecorative` hides it from screen readers; false by default.
    public static func covering(isDecorative: Bool = false) -> Picture {
        Picture(GTK_CONTENT_FIT_COVER, isDecorative: isDecorative)
    }

    /// Makes an empty picture that is seen whole.
    ///
    /// `isDecorative` hides it from screen readers; false by default.
    public static func containing(isDecorative: Bool = false) -> Picture {
        Picture(GTK_CONTENT_FIT_CONTAIN, isDecorative: isDecorative)
    }

    private init(_ fit: GtkContentFit, isDecorative: Bool) {
        let role = isDecorative ? GTK_ACCESSIBLE_ROLE_PRESENTATION : GTK_ACCESSIBLE_ROLE_IMG
        pointer = vt_widget_new_with_role(gtk_picture_get_type(), role)
        gtk_picture_set_content_fit(pointer.opaque, fit)
        // Who asks what is at a point, as screen readers do, is told of what is around it.
        if isDecorative { gtk_widget_set_can_target(pointer, 0) }
        gtk_picture_set_can_shrink(pointer.opaque, 1)
    }

    /// Shows a texture; nil shows nothing.
    public func show(_ texture: Texture?) {
        gtk_picture_set_paintable(pointer.opaque, texture?.pointer)
    }
}
