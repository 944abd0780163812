import CAdw

/// A rectangle in application pixels; its origin is the top left corner.
package struct Rectangle: Hashable, Sendable {
    package let x: Double
    package let y: Double
    /// The distance from the left to the right edge.
    package let width: Double
    /// The distance from the top to the bottom edge.
    package let height: Double

    /// Creates a rectangle in application pixels; one with a negative size can't be drawn.
    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Whether any part of the rectangle is visible, given that cairo divides an application pixel
    /// into 256 parts.
    ///
    /// If a texture is stretched to an empty size, GTK 4.8 warns and drops the whole frame.
    var isDrawable: Bool {
        let sides = (1 / 256)..<Double.infinity
        return sides.contains(width) && sides.contains(height)
    }

    init(_ bounds: graphene_rect_t) {
        self.init(
            x: Double(bounds.origin.x),
            y: Double(bounds.origin.y),
            width: Double(bounds.size.width),
            height: Double(bounds.size.height)
        )
    }

    var graphene: graphene_rect_t {
        graphene_rect_t(
            origin: graphene_point_t(x: Float(x), y: Float(y)),
            size: graphene_size_t(width: Float(width), height: Float(height))
        )
    }
}

extension Widget {
    /// Returns the widget's rectangle in another widget's coordinates; nil without a common window.
    package func frame(in other: some Widget) -> Rectangle? {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(pointer, other.pointer, &bounds) != 0 else { return nil }
        return Rectangle(bounds)
    }
}
