/// Waves in perspective, computed per pixel.
struct Sea {
    let width: Int
    let height: Int
    let offset: (x: Double, y: Double)
    /// The steepness of the waves, about 0.5 to 2.
    let swell: Float
    /// The sun's horizontal position, 0 to 1.
    let sunX: Float
    /// The strength of the glitter on the water, 0 to 1.
    let glitter: Float
    /// The colors from water that reflects the horizon to deep water.
    let colors: [UInt32]
    let sun: UInt32

    /// Draws the water with the horizon at the top of the layer.
    func fill(_ layer: Layer) {
        layer.withPixels { pixels, stride in
            Noise.cloud.values.withUnsafeBufferPointer { noise in
                colors.withUnsafeBufferPointer { colors in
                    guard let noise = noise.baseAddress, let colors = colors.baseAddress else {
                        return
                    }
                    for y in 0..<height { fillRow(y, pixels + y * stride, noise, colors) }
                }
            }
        }
    }

    private func fillRow(
        _ y: Int,
        _ row: UnsafeMutablePointer<UInt32>,
        _ noise: UnsafePointer<Float>,
        _ colors: UnsafePointer<UInt32>
    ) {
        let down = (Double(y) + 0.5) / Double(height)
        let distance = 1 / (down + 0.012)
        let v = offset.y + 2048 + distance * 26
        let step = distance * 26 / Double(width)
        var u = offset.x + 65536 - step * Double(width) / 2
        // Distant waves are smaller than a pixel, so only their mean shows.
        let near = Float(down < 0.5 ? 0.12 + down * 1.76 : 1)
        let flat = Float(0.1 + 0.72 * down)
        let path = 0.05 + 0.16 * Float(down)
        let perColumn = 1 / Float(width)
        var x = 0
        while x < width {
            let wide =
                Noise.texel(noise, u * 0.55, v * 1.3) - Noise.texel(noise, u * 0.55, v * 1.3 + 3)
            let fine =
                Noise.texel(noise, u * 2.1, v * 4.3) - Noise.texel(noise, u * 2.1, v * 4.3 + 2)
            let slope = (wide * 1.5 + fine * 0.6) * swell
            var shade = flat + slope * near * 1.5
            shade = shade < 0 ? 0 : shade > 0.999 ? 0.999 : shade
            var color = colors[Int(shade * 256)]
            let across = (Float(x) * perColumn - sunX) / path
            var spark = glitter / (1 + across * across) * (0.42 - slope * 3.6 * near)
            if spark > 0.02 {
                spark = spark > 0.95 ? 0.95 : spark
                color = Self.mixed(color, sun, UInt32(spark * 256))
            }
            row[x] = 0xff00_0000 | color
            u += step
            x &+= 1
        }
    }

    private static func mixed(_ a: UInt32, _ b: UInt32, _ part: UInt32) -> UInt32 {
        let rest = 256 &- part
        let redBlue = ((a & 0xff00ff) &* rest &+ (b & 0xff00ff) &* part) >> 8 & 0xff00ff
        let green = ((a & 0x00ff00) &* rest &+ (b & 0x00ff00) &* part) >> 8 & 0x00ff00
        return redBlue | green
    }
}
