import Glibc

/// Seamless textures, created once per process.
struct Noise: Sendable {
    /// The side in texels, a power of two.
    let side: Int
    /// Values from 0 to 1, row by row.
    let values: [Float]

    /// Soft blobs of all sizes: clouds and haze.
    static let cloud = Noise(side: 256, cells: 4, octaves: 6, fall: 0.52) { $0 }
    /// Sharp crests, for mountains.
    static let ridge = Noise(side: 512, cells: 4, octaves: 7, fall: 0.43) { value in
        let crest = 1 - abs(2 * value - 1)
        return crest * crest
    }
    /// Slow waves.
    static let gentle = Noise(side: 256, cells: 4, octaves: 2, fall: 0.35) { $0 }
    /// Crests of dunes: a long rise and a short fall, randomly bent.
    static let dune = Noise(dunes: 512)

    /// Adds up octaves of smooth noise, each modified by `shape`.
    private init(
        side: Int,
        cells: Int,
        octaves: Int,
        fall: Float,
        shape: (Float) -> Float
    ) {
        var sum = [Float](repeating: 0, count: side * side)
        var (count, weight) = (cells, Float(1))
        for octave in 0..<octaves {
            Self.add(octave: octave, cells: count, weight: weight, side: side, shape, to: &sum)
            count *= 2
            weight *= fall
        }
        self.side = side
        values = Self.stretched(sum)
    }

    private init(dunes side: Int) {
        let gentle = Noise(side: side, cells: 4, octaves: 2, fall: 0.35) { $0 }
        var sum = [Float](repeating: 0, count: side * side)
        gentle.values.withUnsafeBufferPointer { bend in
            for y in 0..<side {
                for x in 0..<side {
                    let at = y * side + x
                    let far = ((y + 180) & (side - 1)) * side + ((x + 62) & (side - 1))
                    let turn = (Float(y) * 8 + Float(x) * 2) / Float(side) + bend[at] * 1.5
                    // A skewed sine: a long rise, a crest, a short fall.
                    let phase = turn * 2 * .pi
                    let wave = 0.5 + 0.5 * sin(phase + 0.85 * sin(phase))
                    let crest = wave * (0.4 + 0.6 * wave)
                    sum[y * side + x] = crest * (0.3 + 0.6 * bend[far]) + bend[far] * 0.55
                }
            }
        }
        self.side = side
        values = Self.stretched(sum)
    }
}

extension Noise {
    /// The value of `noise`, a texture of 256 × 256 texels, at a nonnegative position in texels;
    /// wrapped and interpolated.
    static func texel(_ noise: UnsafePointer<Float>, _ x: Double, _ y: Double) -> Float {
        let (column, row) = (Int(x), Int(y))
        let fx = Float(x - Double(column))
        let fy = Float(y - Double(row))
        let top = (row & 255) << 8
        let low = ((row &+ 1) & 255) << 8
        let (left, right) = (column & 255, (column &+ 1) & 255)
        let upper = noise[top | left] + (noise[top | right] - noise[top | left]) * fx
        let lower = noise[low | left] + (noise[low | right] - noise[low | left]) * fx
        return upper + (lower - upper) * fy
    }

    /// The height along a row of the texture, wrapped and interpolated; `x` in texels.
    func along(_ row: Int, _ x: Double) -> Double {
        let base = x.rounded(.down)
        let fraction = x - base
        let at = Int(base) & (side - 1)
        let start = (row & (side - 1)) * side
        let (a, b) = (Double(values[start + at]), Double(values[start + (at + 1) & (side - 1)]))
        return a + (b - a) * fraction * fraction * (3 - 2 * fraction)
    }

    private static func add(
        octave: Int,
        cells: Int,
        weight: Float,
        side: Int,
        _ shape: (Float) -> Float,
        to sum: inout [Float]
    ) {
        var dice = Chance(id: octave, purpose: "noise \(side) \(cells)")
        let lattice = (0..<cells * cells).map { _ in Float(dice.unit()) }
        let step = Float(cells) / Float(side)
        sum.withUnsafeMutableBufferPointer { sum in
            lattice.withUnsafeBufferPointer { lattice in
                for y in 0..<side {
                    let v = Float(y) * step
                    let row = Int(v)
                    var fy = v - Float(row)
                    fy = fy * fy * (3 - 2 * fy)
                    let (top, low) = (row % cells * cells, (row + 1) % cells * cells)
                    for x in 0..<side {
                        let u = Float(x) * step
                        let column = Int(u)
                        var fx = u - Float(column)
                        fx = fx * fx * (3 - 2 * fx)
                        let next = column + 1 == cells ? 0 : column + 1
                        let a = lattice[top + column]
                        let b = lattice[low + column]
                        let upper = a + (lattice[top + next] - a) * fx
                        let lower = b + (lattice[low + next] - b) * fx
                        sum[y * side + x] += shape(upper + (lower - upper) * fy) * weight
                    }
                }
            }
        }
    }

    private static func stretched(_ values: [Float]) -> [Float] {
        let (least, most) = (values.min() ?? 0, values.max() ?? 1)
        return values.map { ($0 - least) / (most - least) }
    }
}
