import Glibc

/// A point in poster units: 1000 across, 1500 down, the origin top left.
struct Point: Hashable, Sendable {
    var x: Double
    var y: Double

    init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// The point `distance` away in the direction `angle`: radians, clockwise from the right.
    func moved(_ distance: Double, angle: Double) -> Point {
        Point(x + distance * cos(angle), y + distance * sin(angle))
    }

    /// A point between two points: `amount` 0 is this one, 1 the other.
    func mixed(with other: Point, _ amount: Double) -> Point {
        Point(x + (other.x - x) * amount, y + (other.y - y) * amount)
    }
}
