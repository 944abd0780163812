/// What was measured, in order of size.
struct Percentiles {
    private let sorted: [Double]

    init(_ values: [Double]) {
        sorted = values.sorted()
    }

    /// The value below which this part of all lies, 0 to 1; 0 where nothing was measured.
    subscript(part: Double) -> Double {
        sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
    }
}
