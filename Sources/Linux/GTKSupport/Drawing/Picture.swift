import CAdw
import CGTK

/// A picture of a fixed size with rounded corners, cropped to fill its bounds.
///
/// Other widgets can be added on top. Without a texture, it draws a gradient in the text color.
public struct Picture: Widget {
    /// Not retained: the widget tree owns the widget.
    public let pointer: WidgetPointer

    /// Creates an empty picture; sizes are in application pixels.
    ///
    /// If `isDecorative` is true, screen readers don't treat it as an image, and the pointer
    /// ignores it; false by default.
    public init(width: Int, height: Int, radius: Int, isDecorative: Bool = false) {
        let role = isDecorative ? GTK_ACCESSIBLE_ROLE_GENERIC : GTK_ACCESSIBLE_ROLE_IMG
        pointer = vt_picture_new(role, Int32(width), Int32(height), Int32(radius))
        // A screen reader that asks for the widget at a point gets the one around this one.
        if isDecorative { gtk_widget_set_can_target(pointer, 0) }
    }

    /// Shows a texture, or nothing for nil; a texture that arrives after `isWaiting` fades in.
    public func show(_ texture: Texture?, isWaiting: Bool) {
        vt_picture_show(pointer.opaque, texture?.pointer, isWaiting ? 1 : 0)
    }

    /// Adds a widget on top of all others; its own alignment positions it.
    public func add(_ layer: some Widget) {
        vt_picture_add(pointer.opaque, layer.pointer)
    }

    /// Draws a shadow around the picture.
    public func shadowed(_ shadow: Shadow) -> Self {
        vt_picture_set_shadow(pointer.opaque, shadow.c)
        return self
    }
}

extension Widget {
    /// Whether the widget is a ``Picture`` that is waiting for its texture.
    public var isWaitingPicture: Bool { vt_picture_is_waiting(pointer) != 0 }

    /// Whether the widget is a ``Picture`` without a texture.
    public var isEmptyPicture: Bool { vt_picture_is_empty(pointer) != 0 }
}
