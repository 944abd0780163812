import Foundation

/// A workload's measured times.
struct BenchFigures: Sendable {
    private let times: [Duration]

    init(_ times: [Duration]) {
        self.times = times
    }

    /// The 50th, 95th and 99th percentiles in microseconds; each name includes the unit.
    var summary: String {
        let percentiles = Percentiles(times.map { $0 / .microseconds(1) })
        return [("p50_us", 0.50), ("p95_us", 0.95), ("p99_us", 0.99)]
            .map { "\($0.0)=\(String(format: "%.1f", percentiles[$0.1]))" }
            .joined(separator: " ")
    }
}
