import Glibc

/// Land seen from above ground: a texture of heights, drawn column by column from near to far.
struct Terrain {
    /// What the ground looks like.
    struct Look {
        var low: Color
        var high: Color
        /// Above which share of the relief `high` begins, and over which share it mixes in.
        var line: Double
        var blend: Double
        /// How strongly the slope decides: snow slides off what is steep.
        var slope: Double
        /// Height of the relief in texels.
        var relief: Double
        /// After how many texels haze has taken about two thirds.
        var haze: Double
        /// How much mist fills what is low, 0 to 1.
        var mist: Double
        /// How rough the ground is, 0 to 1.
        var detail: Double
        /// How much brighter the lit side is.
        var contrast: Double
    }

    let noise: Noise
    let look: Look
    let light: Light
    let camera: Viewpoint
    /// Rows from the top to eye level.
    let horizon: Double
    /// Pixels of the layer for a texel at distance 1.
    let focus: Double
    /// Where drawing begins and ends, in texels.
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
        let mask = noise.side - 1
        let shift = noise.side.trailingZeroBitCount
        let across = (Double(x) - Double(layer.pixelWidth) / 2) / focus
        let toSun = Double(x) / Double(layer.pixelWidth) - light.sunX
        let bright = 0.75 / (1 + toSun * toSun * 9) * light.glow
        let haze = light.haze.mixed(with: light.horizon, 0.35 + 0.5 * bright)
        let (hazeRed, hazeGreen, hazeBlue) = (haze.red * 255, haze.green * 255, haze.blue * 255)
        let sunSide = light.sunX < 0.5 ? -1.6 : 1.6
        let relief = look.relief
        var top = layer.pixelHeight
        var z = reach.lowerBound
        while z < reach.upperBound, top > 0 {
            let step = z * 0.0085
            z += step < 0.35 ? 0.35 : step
            let u = camera.x + across * z
            let v = camera.y + z
            let here = Self.height(heights, u, v, mask, shift)
            let y = horizon - (here * relief - camera.height) * focus / z
            let row = y < 0 ? 0 : Int(y)
            guard row < top else { continue }
            let reachBeside = z * 0.012 + 1
            let beside = Self.height(heights, u + sunSide * reachBeside, v, mask, shift)
            let behind = Self.height(heights, u, v + reachBeside, mask, shift)
            let rise = (here - beside) * relief / (reachBeside * 1.6)
            let back = (here - behind) * relief / reachBeside
            var lit = 0.42 + rise * look.contrast + back * look.contrast * 0.35
            // What is finer than the texture: rocks and gullies, the texture itself once more.
            let fine = (Self.height(heights, u * 7, v * 7, mask, shift) - 0.36) * look.detail
            lit += fine * 0.9
            lit = lit < 0 ? 0 : lit > 1 ? 1 : lit
            lit = lit * lit * (3 - 2 * lit)
            let steep = rise < 0 ? -rise : rise
            var share = (here - look.line - steep * look.slope + fine * 0.55) / look.blend
            share = share < 0 ? 0 : share > 1 ? 1 : share
            // Far is pale, and low is paler where mist lies.
            var clear = exp(-z / look.haze)
            let sunk = 1 - here * 1.7
            if sunk > 0 { clear *= 1 - look.mist * sunk * (1 - exp(-z / 60)) }
            let fog = 1 - clear
            let (low, high) = (look.low, look.high)
            let (sun, shade) = (light.sun, light.shadow)
            let red =
                (low.red + (high.red - low.red) * share)
                * (shade.red + (sun.red * 1.12 - shade.red) * lit)
            let green =
                (low.green + (high.green - low.green) * share)
                * (shade.green + (sun.green * 1.12 - shade.green) * lit)
            let blue =
                (low.blue + (high.blue - low.blue) * share)
                * (shade.blue + (sun.blue * 1.12 - shade.blue) * lit)
            let r = red * 255 * clear + hazeRed * fog
            let g = green * 255 * clear + hazeGreen * fog
            let b = blue * 255 * clear + hazeBlue * fog
            let pixel =
                0xff00_0000 | UInt32(r > 255 ? 255 : r) << 16 | UInt32(g > 255 ? 255 : g) << 8
                | UInt32(b > 255 ? 255 : b)
            var at = row
            while at < top {
                column[at &* stride] = pixel
                at &+= 1
            }
            top = row
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
