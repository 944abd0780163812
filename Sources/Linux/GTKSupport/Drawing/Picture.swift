import CAdw
import CGTK

/// A picture of a fixed size with round corners, cropped to fill it, that other widgets may lie on.
///
/// Without a texture it is a gradient in the color of text.
public struct Picture: Widget {
    /// Not retained: the widget tree owns the widget.
    public let pointer: WidgetPointer

    /// Starts empty; sizes are in application pixels.
    ///
    /// `isDecorative` makes it no image to screen readers and hides it from the pointer; false by
    /// default.
    public init(width: Int, height: Int, radius: Int, isDecorative: Bool = false) {
        let role = isDecorative ? GTK_ACCESSIBLE_ROLE_GENERIC : GTK_ACCESSIBLE_ROLE_IMG
        pointer = vt_picture_new(role, Int32(width), Int32(height), Int32(radius))
        // When a screen reader asks what is at a point, it gets the widget around this one.
        if isDecorative { gtk_widget_set_can_target(pointer, 0) }
    }

    /// Shows a texture, or nothing for nil; what is shown after `isWaiting` fades in.
    public func show(_ texture: Texture?, isWaiting: Bool) {
        vt_picture_show(pointer.opaque, texture?.pointer, isWaiting ? 1 : 0)
    }

    /// Lays a widget on it, above all others, where its own alignment places it.
    public func add(_ layer: some Widget) {
        vt_picture_add(pointer.opaque, layer.pointer)
    }

    /// Draws a shadow around it.
    public func shadowed(_ shadow: Shadow) -> Self {
        vt_picture_set_shadow(pointer.opaque, shadow.c)
        return self
    }
}

extension Widget {
    /// Whether it is a ``Picture`` whose texture is on its way.
    public var isWaitingPicture: Bool { vt_picture_is_waiting(pointer) != 0 }

    /// Whether it is a ``Picture`` without a texture.
    public var isEmptyPicture: Bool { vt_picture_is_empty(pointer) != 0 }
}
