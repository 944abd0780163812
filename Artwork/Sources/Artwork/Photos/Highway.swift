/// A road that curves toward the horizon.
struct Highway {
    let vanishing: Point
    let bend: Double
    let width: Double
    let floor: Double

    /// The point at a nearness from 0 (horizon) to 1 (bottom of the picture).
    func point(_ near: Double, lane: Double, lift: Double) -> Point {
        let curve = bend * (1 - near) * near * near.squareRoot()
        return Point(
            vanishing.x + curve + lane * width * near,
            vanishing.y + (floor - vanishing.y) * near * 1.04 - lift * width * near
        )
    }
}
