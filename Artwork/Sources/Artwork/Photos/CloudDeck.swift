/// A layer of clouds seen from below, computed per pixel.
struct CloudDeck {
    let width: Int
    let height: Int
    /// The width of the sky divided by its height.
    let aspect: Double
    let offset: (x: Double, y: Double)
    /// A value below 1 stretches clouds sideways.
    let stretch: Double
    /// The threshold, 0 to 1, above which the texture is cloud.
    let threshold: Float
    let softness: Float
    /// The sun's position in fractions of the sky.
    let sun: (x: Float, y: Float)
    let under: Float
    /// The brightness difference between a cloud's sides, about 1.
    let contrast: Float
    let lit: Color
    let body: Color
    let dark: Color

    /// Draws the layer with only a few lookups per pixel, because unoptimized builds are slow.
    func fill(_ layer: Layer) {
        let shades = ramp()
        layer.withPixels { pixels, rowLength in
            Noise.cloud.values.withUnsafeBufferPointer { noise in
                shades.withUnsafeBufferPointer { shades in
                    guard let noise = noise.baseAddress, let shades = shades.baseAddress else {
                        return
                    }
                    for y in 0..<height {
                        fillRow(y, pixels + y * rowLength, noise, shades)
                    }
                }
            }
        }
    }

    private func fillRow(
        _ y: Int,
        _ row: UnsafeMutablePointer<UInt32>,
        _ noise: UnsafePointer<Float>,
        _ shades: UnsafePointer<UInt32>
    ) {
        let elevation = 1 - (Double(y) + 0.5) / Double(height)
        let distance = 1 / (elevation + 0.16)
        let v = offset.y + distance * 58
        let step = distance * aspect * 42 * stretch / Double(width)
        var u = offset.x + 4096 - step * Double(width) / 2
        // Distant clouds merge into haze.
        let far = Float(elevation < 0.22 ? elevation / 0.22 : 1)
        let low = Float(elevation)
        let down = (Float(y) / Float(height) - sun.y) * 1.4
        let perColumn = 1 / Float(width)
        var x = 0
        while x < width {
            let wide = Noise.texel(noise, u, v)
            let fine = Noise.texel(noise, u * 3.7 + 17, v * 3.1)
            let density = wide * 0.74 + fine * 0.26
            var alpha = (density - threshold) / softness
            if alpha > 0 {
                alpha = alpha > 1 ? 1 : alpha
                alpha = alpha * alpha * (3 - 2 * alpha)
                // If the cloud is thicker toward the sun, this side is in the shade.
                let across = Float(x) * perColumn - sun.x
                let ahead = Noise.texel(noise, u - Double(across) * 14, v + 8)
                var light =
                    0.62 + (wide - ahead) * 1.9 * contrast - (density - threshold) * 0.95
                let away = across * across + down * down
                light += under * (0.75 / (1 + away * 7) - 0.28 * low)
                light = light < 0 ? 0 : light > 0.999 ? 0.999 : light
                row[x] = Self.faded(shades[Int(light * 256)], alpha * (0.25 + 0.75 * far))
            }
            u += step
            x += 1
        }
    }

    /// A transparent variant of an opaque color, premultiplied.
    private static func faded(_ color: UInt32, _ alpha: Float) -> UInt32 {
        let part = UInt32(alpha * 256)
        let redBlue = ((color & 0xff00ff) &* part) >> 8 & 0xff00ff
        let green = ((color & 0x00ff00) &* part) >> 8 & 0x00ff00
        let opacity = part > 255 ? 255 : part
        return opacity << 24 | redBlue | green
    }

    /// The colors from a cloud's dark side to its lit side.
    private func ramp() -> [UInt32] {
        (0..<256).map { step in
            let at = Double(step) / 255
            let color =
                at < 0.5 ? dark.mixed(with: body, at * 2) : body.mixed(with: lit, at * 2 - 1)
            return color.packed
        }
    }
}

extension Color {
    /// 0x00RRGGBB.
    var packed: UInt32 {
        let channel = { (value: Double) in UInt32(max(0, min(1, value)) * 255 + 0.5) }
        return channel(red) << 16 | channel(green) << 8 | channel(blue)
    }
}
