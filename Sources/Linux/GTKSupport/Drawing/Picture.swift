import CAdw
import CGTK

/// A picture of a fixed size with rounded corners, cropped to fill its bounds.
///
/// Other widgets can be added on top. Without a texture, it draws a gradient in the text color.
package struct Picture: Widget {
    package let pointer: WidgetPointer

    /// Creates an empty picture; sizes are in application pixels.
    ///
    /// If `isDecorative` is true, screen readers don't treat it as an image, and the pointer
    /// ignores it; false by default.
    package init(width: Int, height: Int, radius: Int, isDecorative: Bool = false) {
        let role = isDecorative ? GTK_ACCESSIBLE_ROLE_GENERIC : GTK_ACCESSIBLE_ROLE_IMG
        pointer = vt_picture_new(role, Int32(width), Int32(height), Int32(radius))
        // A screen reader that asks for the widget at a point gets the one around this one.
        if isDecorative { gtk_widget_set_can_target(pointer, 0) }
    }

    /// Sets the size in application pixels.
    package func resize(width: Int, height: Int) {
        vt_picture_resize(pointer.opaque, Int32(width), Int32(height))
    }

    /// Shows a texture, or nothing for nil; a texture that arrives after `isWaiting` fades in.
    ///
    /// In the dark scheme, a transparent texture has a light background.
    package func show(_ texture: Texture?, isWaiting: Bool) {
        let isTransparent = texture?.isTransparent ?? false
        vt_picture_show(
            pointer.opaque,
            texture?.pointer,
            isTransparent ? 1 : 0,
            isWaiting ? 1 : 0
        )
    }

    /// Adds a widget on top of all others; its own alignment positions it.
    package func add(_ layer: some Widget) {
        vt_picture_add(pointer.opaque, layer.pointer)
    }

    /// Draws up to four symbolic icons, by name, in a bottom corner, and the picture darker if
    /// `isDimmed`.
    package func show(signs: [String], isDimmed: Bool) {
        let names = signs.map { strdup($0) }
        defer { for name in names { free(name) } }
        let pointers = names.map { $0.map { UnsafePointer($0) } }
        vt_picture_set_signs(pointer.opaque, pointers, Int32(names.count), isDimmed ? 1 : 0)
    }

    package func shadowed(_ shadow: Shadow) -> Self {
        vt_picture_set_shadow(pointer.opaque, shadow.c)
        return self
    }
}

extension Widget {
    /// Whether the widget is a ``Picture`` that is waiting for its texture.
    package var isWaitingPicture: Bool { vt_picture_is_waiting(pointer) != 0 }

    /// Whether the widget is a ``Picture`` without a texture.
    package var isEmptyPicture: Bool { vt_picture_is_empty(pointer) != 0 }
}

/// A black shadow around a card, like a CSS shadow; sizes are in application pixels.
///
/// It isn't drawn around cards with the style class `selected` or in high contrast; in those cases
/// the style sheet draws outlines instead.
package struct Shadow: Sendable {
    let c: VtShadow

    /// Creates a shadow for a card.
    ///
    /// `radius` is the card's corner radius, `below` is the vertical offset, and `alpha` ranges
    /// from 0 (invisible) to 1 (black).
    package init(radius: Int, below: Int, blur: Int, alpha: Double) {
        c = VtShadow(
            radius: Float(radius),
            y: Float(below),
            blur: Float(blur),
            alpha: Float(alpha)
        )
    }
}
