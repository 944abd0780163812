import Foundation
import ImagePipeline

/// Scales pictures with a three-lobe Lanczos filter, in floating point and regardless of speed.
///
/// It is the reference for faster methods.
enum LanczosReference {
    /// Returns the peak signal-to-noise ratio of a scaled opaque picture, in decibels.
    ///
    /// The reference is the whole picture, scaled to the same size. Identical pixels yield at least
    /// 100.
    static func psnr(of made: DecodedImage, from whole: DecodedImage) -> Double {
        let across = Axis(from: whole.size.width, to: made.size.width)
        let down = Axis(from: whole.size.height, to: made.size.height)
        let width = whole.size.width * 3
        var mixed = [Float](repeating: 0, count: width)
        var sum = 0.0
        let (source, bytes) = (whole.bytes, made.bytes)
        for y in 0..<made.size.height {
            for x in 0..<width { mixed[x] = 0 }
            for (index, weight) in down.taps[y].weights.enumerated() {
                let row = (down.taps[y].start + index) * whole.stride
                for x in 0..<width { mixed[x] += weight * Float(source[row + x]) }
            }
            for x in 0..<made.size.width {
                for channel in 0..<3 {
                    var color: Float = 0
                    for (index, weight) in across.taps[x].weights.enumerated() {
                        color += weight * mixed[(across.taps[x].start + index) * 3 + channel]
                    }
                    let found = Float(bytes[y * made.stride + x * 3 + channel])
                    let difference = Double(min(max(color.rounded(), 0), 255) - found)
                    sum += difference * difference
                }
            }
        }
        withExtendedLifetime((whole, made)) {}
        let mean = sum / Double(made.size.width * made.size.height * 3)
        return 10 * log10(255 * 255 / max(mean, 255 * 255 * 1e-10))
    }

    /// For each target pixel, the first source pixel and the weights of all its source pixels.
    private struct Axis {
        let taps: [(start: Int, weights: [Float])]

        init(from source: Int, to target: Int) {
            let scale = Double(source) / Double(target)
            taps = (0..<target).map { index in
                let center = (Double(index) + 0.5) * scale
                let first = max(0, Int((center - 3 * scale).rounded(.down)))
                let last = min(source, Int((center + 3 * scale).rounded(.up)))
                let weights = (first..<last).map { lanczos((Double($0) + 0.5 - center) / scale) }
                let sum = weights.reduce(0, +)
                return (first, weights.map { Float($0 / sum) })
            }
        }
    }

    private static func lanczos(_ x: Double) -> Double {
        guard abs(x) < 3 else { return 0 }
        guard abs(x) > 1e-9 else { return 1 }
        let angle = Double.pi * x
        return 3 * sin(angle) * sin(angle / 3) / (angle * angle)
    }
}
