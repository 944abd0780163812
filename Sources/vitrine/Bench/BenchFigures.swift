import Foundation

/// Measured durations.
struct BenchFigures: Sendable {
    private let sorted: [Duration]

    init(_ times: [Duration]) {
        sorted = times.sorted()
    }

    /// The 50th, 95th and 99th percentile in microseconds, with the unit in each name.
    var summary: String {
        [("p50_us", 0.50), ("p95_us", 0.95), ("p99_us", 0.99)]
            .map { "\($0.0)=\(String(format: "%.1f", percentile($0.1) / .microseconds(1)))" }
            .joined(separator: " ")
    }

    private func percentile(_ part: Double) -> Duration {
        sorted.isEmpty ? .zero : sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
    }
}
