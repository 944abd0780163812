import Glibc

/// Curtains of northern lights that are added to a night sky.
struct Aurora {
    let width: Int
    let height: Int
    private var red: [Float]
    private var green: [Float]
    private var blue: [Float]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        red = [Float](repeating: 0, count: height)
        green = red
        blue = red
    }

    /// Draws three curtains, the nearest one brightest.
    mutating func fill(_ layer: Layer, by dice: inout Chance) {
        let noise = Noise.cloud
        let curtains = (0..<3).map { index in
            Curtain(
                row: dice.integer(0...255),
                start: dice.number(0...256),
                base: 0.62 + 0.14 * Double(index) + dice.number(-0.06...0.06),
                reach: dice.number(0.16...0.42),
                strength: [0.6, 0.9, 1.3][index] * dice.number(0.7...1)
            )
        }
        let violet = dice.number(0.3...1)
        layer.withPixels { pixels, stride in
            for x in 0..<width {
                for y in 0..<height { (red[y], green[y], blue[y]) = (0, 0, 0) }
                let across = Double(x) / Double(width)
                for curtain in curtains { add(curtain, across, noise, violet) }
                for y in 0..<height {
                    let r = UInt32(min(1, red[y]) * 255)
                    let g = UInt32(min(1, green[y]) * 255)
                    let b = UInt32(min(1, blue[y]) * 255)
                    pixels[y * stride + x] = r << 16 | g << 8 | b
                }
            }
        }
    }

    private struct Curtain {
        let row: Int
        let start: Double
        let base: Double
        let reach: Double
        let strength: Double
    }

    private mutating func add(
        _ curtain: Curtain,
        _ across: Double,
        _ noise: Noise,
        _ violet: Double
    ) {
        let at = curtain.start + across * 46
        let fold = noise.along(curtain.row, at)
        let bend = (fold - 0.5) * 0.55 + sin(across * 5 + curtain.start) * 0.06
        let bottom = (curtain.base + bend) * Double(height)
        let glow = noise.along(curtain.row + 60, at * 0.8)
        let rays = 0.55 + 0.75 * noise.along(curtain.row + 90, at * 5)
        let strength = curtain.strength * glow * glow * rays * 1.5
        guard strength > 0.01 else { return }
        let reach =
            curtain.reach * Double(height) * (0.5 + 0.9 * noise.along(curtain.row + 30, at * 2.4))
        for y in 0..<height {
            let up = bottom - Double(y)
            // Sharp at the bottom, with long rays upwards.
            let level = up < 0 ? exp(up / (0.025 * Double(height))) : exp(-up / reach)
            guard level > 0.01 else { continue }
            let high = up < 0 ? 0 : 1 - exp(-up / (reach * 1.1))
            let shine = Float(strength * level)
            green[y] += shine * Float(0.9 - 0.62 * high)
            red[y] += shine * Float(0.16 + 0.4 * high * violet)
            blue[y] += shine * Float(0.38 + 0.34 * high * violet)
        }
    }
}
