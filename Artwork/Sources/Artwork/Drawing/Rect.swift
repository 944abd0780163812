/// A rectangle in poster units.
struct Rect: Hashable, Sendable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    static let poster = Rect(0, 0, 1000, 1500)

    var maxX: Double { x + width }
    var maxY: Double { y + height }
    var midX: Double { x + width / 2 }
    var midY: Double { y + height / 2 }
    var center: Point { Point(midX, midY) }

    func inset(_ dx: Double, _ dy: Double) -> Rect {
        Rect(x + dx, y + dy, width - 2 * dx, height - 2 * dy)
    }

    /// The point at the fractions `across` and `down` of the rectangle.
    func at(_ across: Double, _ down: Double) -> Point {
        Point(x + width * across, y + height * down)
    }

    func contains(_ point: Point) -> Bool {
        point.x >= x && point.x <= maxX && point.y >= y && point.y <= maxY
    }

    func contains(_ other: Rect) -> Bool {
        other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
    }
}
