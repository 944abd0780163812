import Foundation

/// The text of `vitrine-dev --help`, in English like all developer output.
enum DeveloperHelp {
    /// Returns help for one command, or for the program if `command` is nil.
    static func text(for command: DeveloperCommand?) -> String {
        let lines =
            if let command { help(of: command) } else { program }
        return lines.map { "\($0)\n" }.joined()
    }

    private static var program: [String] {
        ["Usage: vitrine-dev COMMAND [--help]", ""]
            + indented(
                DeveloperCommand.allCases.map { ("\($0.rawValue) \($0.synopsis)", $0.summary) }
            )
    }

    private static func help(of command: DeveloperCommand) -> [String] {
        let options = command.options.map { option in
            (
                [option.rawValue, option.value].compactMap(\.self).joined(separator: " "),
                option.summary
            )
        }
        let workloads = BenchArguments.Workload.allCases.map { ($0.rawValue, $0.summary) }
        return [
            "Usage: vitrine-dev \(command.rawValue) \(command.synopsis) [OPTION …]", "",
            command.summary, "",
        ] + (command == .bench ? indented(workloads) + [""] : []) + indented(options)
    }

    private static func indented(_ rows: [(String, String)]) -> [String] {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { "  \($0.padding(toLength: width, withPad: " ", startingAt: 0))  \($1)" }
    }
}
