import Glibc

/// The position of the Milky Way, in fractions of the picture.
struct StarBand {
    let center: Point
    let angle: Double
    let width: Double
    let aspect: Double

    /// The signed distance of a point from the band's axis, in widths of the band.
    func distance(_ x: Double, _ y: Double) -> Double {
        ((x - center.x) * aspect * sin(angle) - (y - center.y) * cos(angle)) / width
    }
}
