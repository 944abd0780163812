import Foundation
import VitrineCLI

/// What `vitrine-dev judge` is told.
struct JudgeArguments: Hashable {
    let kind: Verdict.Kind
    /// The name of what was measured, such as `fling`.
    let workload: String
    /// The name of the figure, such as `work_p95_ms`.
    let variant: String
    /// How many rows it was measured over; 0 by default, for what has none.
    let rows: Int
    /// The unit of the figure, such as `ms`; none by default.
    let unit: String
    /// The greatest value or ratio that is good; nil only where the values stand beside a peer.
    let goal: Double?
    /// The name of what the values are compared with; `floor` by default.
    let peer: String

    /// Reads what stands after `judge`.
    init(_ reader: ArgumentReader<DeveloperOption>) throws(UsageError) {
        try reader.checkWords(DeveloperCommand.judge.arguments)
        guard let kind = Verdict.Kind(rawValue: reader.words[0]) else {
            let allowed = Verdict.Kind.allCases.map(\.rawValue)
            throw .badValue(reader.words[0], of: "KIND", allowed: allowed)
        }
        self.kind = kind
        (workload, variant) = (reader.words[1], reader.words[2])
        rows = try reader.number(.rows, in: 0...1_000_000) ?? 0
        unit = reader.value(.unit) ?? ""
        peer = reader.value(.peer) ?? "floor"
        goal = try Self.goal(reader)
        if goal == nil, kind != .beside { throw .missingArgument(DeveloperOption.goal.rawValue) }
    }

    private static func goal(
        _ reader: ArgumentReader<DeveloperOption>
    ) throws(UsageError) -> Double? {
        guard let text = reader.value(.goal) else { return nil }
        guard let goal = Double(text), goal.isFinite else {
            throw .badValue(text, of: DeveloperOption.goal.rawValue, allowed: ["a number"])
        }
        return goal
    }
}
