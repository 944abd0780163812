import Glibc

/// Land seen from above the ground: a height map, drawn column by column from near to far.
struct Terrain {
    /// The appearance of the ground.
    struct Look {
        var low: Color
        var high: Color
        /// The share of the relief above which `high` begins, and the share over which it blends
        /// in.
        var line: Double
        var blend: Double
        /// The influence of the slope: snow slides off steep ground.
        var slope: Double
        /// Height of the relief in texels.
        var relief: Double
        /// The distance in texels after which haze has absorbed about two thirds.
        var haze: Double
        /// How much mist fills low ground, 0 to 1.
        var mist: Double
        /// The minimum distance in texels for measuring slopes.
        var smoothness: Double
        /// The roughness of the ground, 0 to 1.
        var detail: Double
        /// How much brighter the lit side is.
        var contrast: Double
    }

    let noise: Noise
    let look: Look
    let light: Light
    let camera: Viewpoint
    /// The number of rows from the top to eye level.
    let horizon: Double
    /// The layer's pixels per texel at distance 1.
    let focus: Double
    /// The nearest and the farthest distance drawn, in texels.
    let reach: ClosedRange<Double>

    /// Draws everything below the skyline.
    func fill(_ layer: Layer) {
        layer.withPixels { pixels, stride in
            noise.values.withUnsafeBufferPointer { heights in
                guard let heights = heights.baseAddress else { return }
                for x in 0..<layer.pixelWidth {
                    fillColumn(x, layer, pixels + x, stride, heights)
                }
            }
        }
    }

    private func fillColumn(
        _ x: Int,
        _ layer: Layer,
        _ column: UnsafeMutablePointer<UInt32>,
        _ stride: Int,
        _ heights: UnsafePointer<Float>
    ) {
        let across = (Double(x) - Double(layer.pixelWidth) / 2) / focus
        let toSun = Double(x) / Double(layer.pixelWidth) - light.sunX
        let bright = 0.75 / (1 + toSun * toSun * 9) * light.glow
        let haze = light.haze.mixed(with: light.horizon, 0.35 + 0.5 * bright)
        let (mask, shift) = (noise.side - 1, noise.side.trailingZeroBitCount)
        var top = layer.pixelHeight
        var below: Tone = (0, 0, 0)
        var wasSeen = false
        var z = reach.lowerBound
        while z < reach.upperBound, top > 0 {
            let step = z * 0.0085
            z += step < 0.35 ? 0.35 : step
            let (u, v) = (camera.x + across * z, camera.y + z)
            let here = Self.height(heights, u, v, mask, shift)
            let y = horizon - (here * look.relief - camera.height) * focus / z
            let row = y < 0 ? 0 : Int(y)
            guard row < top else {
                wasSeen = false
                continue
            }
            let tone = tone(heights, u, v, z, here, haze)
            // Blends the color from the last step to this one; otherwise near ground shows steps.
            let isFirst = top == layer.pixelHeight && top - row > top / 8 && look.mist > 0.3
            let fog: Tone = isFirst ? (haze.red * 255, haze.green * 255, haze.blue * 255) : tone
            Self.fill(column, stride, row, top, tone, wasSeen ? below : fog)
            below = tone
            wasSeen = true
            top = row
        }
    }

    /// Red, green and blue, 0 to 255 or more.
    private typealias Tone = (Double, Double, Double)

    /// The color of the ground at distance `z` with the height `here`.
    private func tone(
        _ heights: UnsafePointer<Float>,
        _ u: Double,
        _ v: Double,
        _ z: Double,
        _ here: Double,
        _ haze: Color
    ) -> Tone {
        let (mask, shift) = (noise.side - 1, noise.side.trailingZeroBitCount)
        let span = z * 0.012 + look.smoothness
        let side = light.sunX < 0.5 ? -1.6 : 1.6
        let beside = Self.height(heights, u + side * span, v, mask, shift)
        let behind = Self.height(heights, u, v + span, mask, shift)
        let rise = (here - beside) * look.relief / (span * 1.6)
        let back = (here - behind) * look.relief / span
        // Detail finer than the texture, such as rocks and gullies: the same texture at a smaller
        // scale.
        let fine = (Self.height(heights, u * 7, v * 7, mask, shift) - 0.36) * look.detail
        var lit = 0.42 + (rise + back * 0.35) * look.contrast + fine * 0.9
        lit = lit < 0 ? 0 : lit > 1 ? 1 : lit
        lit = lit * lit * (3 - 2 * lit)
        let steep = rise < 0 ? -rise : rise
        var share = (here - look.line - steep * look.slope + fine * 0.55) / look.blend
        share = share < 0 ? 0 : share > 1 ? 1 : share
        // Distant ground is pale, and low ground is paler in mist.
        var clear = exp(-z / look.haze)
        let sunk = 1 - here * 1.7
        if sunk > 0 { clear *= 1 - look.mist * sunk * (1 - exp(-z / 60)) }
        let (low, high, sun, shade) = (look.low, look.high, light.sun, light.shadow)
        let bright = 255 * clear
        let fog = 255 - bright
        let red = low.red + (high.red - low.red) * share
        let green = low.green + (high.green - low.green) * share
        let blue = low.blue + (high.blue - low.blue) * share
        return (
            red * (shade.red + (sun.red * 1.12 - shade.red) * lit) * bright + haze.red * fog,
            green * (shade.green + (sun.green * 1.12 - shade.green) * lit) * bright
                + haze.green * fog,
            blue * (shade.blue + (sun.blue * 1.12 - shade.blue) * lit) * bright + haze.blue * fog
        )
    }

    /// Fills rows from `first` up to, but excluding, `end` with a gradient between two colors.
    private static func fill(
        _ column: UnsafeMutablePointer<UInt32>,
        _ stride: Int,
        _ first: Int,
        _ end: Int,
        _ upper: Tone,
        _ lower: Tone
    ) {
        let count = Double(end - first)
        var (r, g, b) = upper
        let (dr, dg, db) = ((lower.0 - r) / count, (lower.1 - g) / count, (lower.2 - b) / count)
        var at = first
        while at < end {
            column[at &* stride] =
                0xff00_0000 | UInt32(r > 255 ? 255 : r) << 16 | UInt32(g > 255 ? 255 : g) << 8
                | UInt32(b > 255 ? 255 : b)
            r = r + dr < 0 ? 0 : r + dr
            g = g + dg < 0 ? 0 : g + dg
            b = b + db < 0 ? 0 : b + db
            at &+= 1
        }
    }

    private static func height(
        _ heights: UnsafePointer<Float>,
        _ x: Double,
        _ y: Double,
        _ mask: Int,
        _ shift: Int
    ) -> Double {
        let (column, row) = (Int(x), Int(y))
        let (fx, fy) = (Float(x - Double(column)), Float(y - Double(row)))
        let top = (row & mask) << shift
        let low = ((row &+ 1) & mask) << shift
        let (left, right) = (column & mask, (column &+ 1) & mask)
        let upper = heights[top | left] + (heights[top | right] - heights[top | left]) * fx
        let lower = heights[low | left] + (heights[low | right] - heights[low | left]) * fx
        return Double(upper + (lower - upper) * fy)
    }
}
