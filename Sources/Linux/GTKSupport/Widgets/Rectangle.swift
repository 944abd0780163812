import CAdw

/// A rectangle in application pixels; the origin is a top left corner.
public struct Rectangle: Hashable, Sendable {
    /// The left edge.
    public let x: Double
    /// The top edge.
    public let y: Double
    /// From left to right.
    public let width: Double
    /// From top to bottom.
    public let height: Double

    /// All in application pixels; a negative size is not drawable.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Whether any of it is visible: cairo divides an application pixel into 256 parts.
    ///
    /// GTK 4.8 warns about a texture stretched to an empty size and drops the whole frame.
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
    /// Its rectangle within another widget of the same window; nil if they share none.
    public func frame(in other: some Widget) -> Rectangle? {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(pointer, other.pointer, &bounds) != 0 else { return nil }
        return Rectangle(bounds)
    }
}
