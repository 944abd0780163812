import Foundation
import LinuxApp
import VitrineCLI

/// `vitrine-dev judge`: compares the results of several runs with a goal.
///
/// Standard input has one line per run: the value and, after white space, the peer's value. It
/// prints a line of figures; the exit status is 1 if the goal is missed.
struct Judge {
    private let arguments: JudgeArguments

    init(_ arguments: JudgeArguments) {
        self.arguments = arguments
    }

    /// Reads standard input to its end; returns the exit status.
    ///
    /// - Throws: `badValue` if a line doesn't contain the expected numbers, `missingArgument` if
    ///   there are no lines.
    func run() throws(UsageError) -> Int32 {
        let input = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
        let verdict = try verdict(on: input)
        let figures = verdict.figures(unit: arguments.unit, peer: arguments.peer)
        let line =
            "bench workload=\(arguments.workload) variant=\(arguments.variant) n=\(arguments.rows) "
            + "\(figures) load1=\(Self.load) reps=\(verdict.runs.count)\n"
        Terminal.result(line)
        return verdict.passes ? 0 : 1
    }

    /// Parses the lines and returns their verdict.
    func verdict(on input: String) throws(UsageError) -> Verdict {
        var runs: [(value: Double, peer: Double?)] = []
        for line in input.split(separator: "\n") {
            let words = line.split(whereSeparator: \.isWhitespace)
            let numbers = words.compactMap { Double($0) }.filter(\.isFinite)
            let wanted = arguments.kind == .limit ? 1 : 2
            guard numbers.count == words.count, numbers.count == wanted,
                numbers.last != 0 || wanted == 1
            else {
                let form = wanted == 1 ? "a number" : "a number and that of the peer, not 0"
                throw .badValue(String(line), of: "a line", allowed: [form])
            }
            runs.append((numbers[0], wanted == 1 ? nil : numbers[1]))
        }
        guard !runs.isEmpty else { throw .missingArgument("A line of figures") }
        return Verdict(kind: arguments.kind, runs: runs, goal: arguments.goal)
    }

    /// The average number of programs that needed the processor during the last minute; see
    /// proc(5).
    private static var load: String {
        // If the file can't be read, the figure is a question mark.
        let text = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)) ?? ""
        return text.split(separator: " ").first.map(String.init) ?? "?"
    }
}
