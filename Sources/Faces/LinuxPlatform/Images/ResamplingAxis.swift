import Foundation

/// Resampling weights of one direction: for each target pixel, the first source pixel and the
/// weight of each.
///
/// All have the same number of sources, some of weight 0.
///
/// The filter is Lanczos with three lobes, stretched by the reduction.
struct ResamplingAxis {
    let starts: [Int]
    let weights: [Float]
    let taps: Int

    /// - Parameters:
    ///   - source: pixels there are.
    ///   - target: pixels to make, at most `source`.
    init(from source: Int, to target: Int) {
        let scale = Double(source) / Double(target)
        let support = 3 * scale
        taps = min(source, Int((2 * support).rounded(.up)))
        var starts: [Int] = []
        var weights: [Float] = []
        for index in 0..<target {
            let center = (Double(index) + 0.5) * scale
            let first = Int((center - support - 0.5).rounded(.up))
            let start = max(0, min(source - taps, first))
            let row = (0..<taps).map { Self.lanczos((Double(start + $0) + 0.5 - center) / scale) }
            let sum = row.reduce(0, +)
            starts.append(start)
            weights += row.map { Float($0 / sum) }
        }
        self.starts = starts
        self.weights = weights
    }

    private static func lanczos(_ x: Double) -> Double {
        guard abs(x) < 3 else { return 0 }
        guard abs(x) > 1e-9 else { return 1 }
        // 3 sin 3a sin a / (3a)², with sin 3a = 3 sin a - 4 sin³ a: computing a sine is what is
        // slow.
        let angle = Double.pi * x / 3
        let square = sin(angle) * sin(angle)
        return square * (3 - 4 * square) / (3 * angle * angle)
    }
}
