import Foundation
import VitrineCLI

/// The arguments of `vitrine-dev judge`.
struct JudgeArguments: Hashable {
    let kind: Verdict.Kind
    /// The name of the workload, such as `fling`.
    let workload: String
    /// The name of the figure, such as `work_p95_ms`.
    let variant: String
    /// The number of rows in the measurement; 0, the default, if the workload has no rows.
    let rows: Int
    /// The unit of the figure, such as `ms`; empty by default.
    let unit: String
    /// The greatest good value or ratio; may be nil only for the kind `beside`.
    let goal: Double?
    /// The name of the peer to compare the values with; `floor` by default.
    let peer: String

    /// Parses the arguments after `judge`.
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
