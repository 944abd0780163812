import Foundation

/// What came of a measurement that was made several times, against a goal.
///
/// The middle run judges: one that the machine held up by chance, ours or the peer's, says nothing.
struct Verdict {
    /// What is compared with the goal.
    enum Kind: String, CaseIterable {
        /// The ratio to a peer.
        case ratio
        /// The value itself.
        case limit
        /// The value itself, where there is a goal; the ratio to a peer is told beside it.
        case beside
    }

    let kind: Kind
    /// What each run came to, and its peer where there is one.
    let runs: [(value: Double, peer: Double?)]
    /// The greatest value or ratio that is good; nil judges nothing.
    let goal: Double?

    /// Whether the middle run is as good as the goal.
    var passes: Bool {
        guard let goal else { return true }
        return middle(kind == .ratio ? ratios : values) <= goal
    }

    /// The figures for a log, with `unit` and the name of the peer.
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
