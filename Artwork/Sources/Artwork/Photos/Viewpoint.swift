/// The position of a camera above a terrain, in texels.
struct Viewpoint {
    let x: Double
    let y: Double
    /// The height above the relief's zero.
    let height: Double

    /// Searches for a position with a free view of something in the distance.
    ///
    /// - Parameters:
    ///   - noise: The height map.
    ///   - relief: The height of the relief, in texels.
    ///   - height: The camera's height above the relief's zero.
    ///   - near: The distance up to which the view should be free.
    ///   - spread: The view's width to each side, as a share of the distance.
    ///   - dice: The random numbers for candidates.
    init(
        over noise: Noise,
        relief: Double,
        height: Double,
        near: Double,
        spread: Double,
        by dice: inout Chance
    ) {
        var best = (score: -Double.infinity, x: 512.0, y: 512.0)
        for _ in 0..<30 {
            let (x, y) = (dice.number(512...1024), dice.number(512...1024))
            let rise = { (z: Double, side: Double) in
                let at = (Int(x + side * z) & (noise.side - 1), Int(y + z) & (noise.side - 1))
                let ground = Double(noise.values[at.1 * noise.side + at.0])
                return (ground * relief - height) / z
            }
            var (front, back) = (-1.0, -1.0)
            for step in 0..<24 {
                let side = (Double(step % 6) / 2.5 - 1) * spread
                front = max(front, rise(16 + near * Double(step / 6) / 3, side))
                back = max(back, rise(near * (1.8 + Double(step / 6) * 0.6), side))
            }
            // Near ground should begin below the picture.
            let foot = (0..<6).map { rise(near * 0.47, (Double($0) / 2.5 - 1) * spread) }.max() ?? 0
            let score = back - 3 * max(0, front + 0.1) - 1.2 * max(0, foot + 0.42)
            if score > best.score { best = (score, x, y) }
        }
        (x, y, self.height) = (best.x, best.y, height)
    }
}
