/// Measured values in ascending order.
struct Percentiles {
    private let sorted: [Double]

    init(_ values: [Double]) {
        sorted = values.sorted()
    }

    /// Returns the value below which a fraction of all values lies, from 0 to 1; 0 without any
    /// values.
    subscript(part: Double) -> Double {
        sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
    }
}
