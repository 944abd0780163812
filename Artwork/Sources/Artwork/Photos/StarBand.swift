import Glibc

/// Where the Milky Way lies, in fractions of the picture.
struct StarBand {
    let center: Point
    let angle: Double
    let width: Double
    let aspect: Double

    /// How far a point is from the middle of the band, in widths, with its side as the sign.
    func distance(_ x: Double, _ y: Double) -> Double {
        ((x - center.x) * aspect * sin(angle) - (y - center.y) * cos(angle)) / width
    }
}
