import Foundation

/// Times that were measured.
struct BenchFigures: Sendable {
    private let times: [Duration]

    init(_ times: [Duration]) {
        self.times = times
    }

    /// The 50th, 95th and 99th percentile in microseconds, each with its unit in its name.
    var summary: String {
        let percentiles = Percentiles(times.map { $0 / .microseconds(1) })
        return [("p50_us", 0.50), ("p95_us", 0.95), ("p99_us", 0.99)]
            .map { "\($0.0)=\(String(format: "%.1f", percentiles[$0.1]))" }
            .joined(separator: " ")
    }
}
