import Foundation

/// The result of a repeated measurement, compared with a goal.
///
/// The median run decides, because chance may have delayed a single run of either program.
struct Verdict {
    /// The kinds of comparison with the goal.
    enum Kind: String, CaseIterable {
        /// Compares the ratio to a peer.
        case ratio
        /// Compares the value itself.
        case limit
        /// Compares the value itself, if there is a goal, and also reports the ratio to a peer.
        case beside
    }

    let kind: Kind
    /// Each run's value, and its peer's value if there is one.
    let runs: [(value: Double, peer: Double?)]
    /// The greatest good value or ratio; with nil, the verdict always passes.
    let goal: Double?

    /// Whether the median run meets the goal.
    var passes: Bool {
        guard let goal else { return true }
        return middle(kind == .ratio ? ratios : values) <= goal
    }

    /// Returns the figures for a log, with `unit` and the peer's name.
    func figures(unit: String, peer: String) -> String {
        let digits = kind == .beside ? 1 : 2
        var parts = ["value=\(Self.text(middle(values), digits))"]
        if kind != .ratio { parts.append("best=\(Self.text(values[0], digits))") }
        parts.append("unit=\(unit)")
        if kind != .limit {
            parts += [
                "peer=\(peer)", "peer_value=\(Self.text(middle(peers), digits))",
                "ratio=\(Self.text(middle(ratios)))",
            ]
        }
        if let goal {
            parts.append("goal<=\(Self.text(goal, kind == .beside ? 0 : 2))")
            parts.append(passes ? "PASS" : "FAIL")
        }
        return parts.joined(separator: " ")
    }
}

extension Verdict {
    private var values: [Double] { runs.map(\.value).sorted() }
    private var peers: [Double] { runs.compactMap(\.peer).sorted() }
    private var ratios: [Double] {
        runs.compactMap { run in run.peer.map { run.value / $0 } }.sorted()
    }

    private func middle(_ sorted: [Double]) -> Double { sorted[(sorted.count - 1) / 2] }

    private static func text(_ number: Double, _ digits: Int = 2) -> String {
        String(format: "%.\(digits)f", number)
    }
}
