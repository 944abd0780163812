import L10n

/// The output of `--help`.
struct HelpText {
    let strings: Localizer

    /// Returns help for one command, or for the program if `command` is nil.
    func lines(for command: CommandName?) -> [String] {
        guard let command else { return program }
        return [
            strings("cli.help.usage", usage(of: command)), "", manual.summary(of: command), "",
        ] + options(command.options) + (manual.note(on: command).map { ["", $0] } ?? []) + [""]
            + exitStatus(command.exitCodes)
    }

    /// Returns a command's usage with its options.
    func usage(of command: CommandName) -> String {
        let options = command.options.filter { $0 != .help }.map { option in
            "[\(Manual.form(of: option))]\(option.isRepeatable ? "…" : "")"
        }
        return (["vitrine", command.rawValue, command.synopsis] + options)
            .filter { !$0.isEmpty }.joined(separator: " ")
    }

    private var manual: Manual { Manual(strings: strings) }

    private var program: [String] {
        let commands = CommandName.allCases.map { command in
            let form = ([command.rawValue] + command.arguments).joined(separator: " ")
            return [form, manual.summary(of: command)]
        }
        return [
            strings(
                "cli.help.usage",
                "vitrine [--open PLACE | LINK | COMMAND] [--help] [--version]"
            ), "",
            strings("cli.help.program"), "",
        ] + indented(commands) + [""] + options(ProgramOption.allCases) + [""]
            + exitStatus(ExitCode.allCases) + ["", strings("cli.help.more")]
    }

    private func options(_ options: [some ArgumentOption]) -> [String] {
        indented(options.map { [Manual.form(of: $0), manual.summary(of: $0)] })
    }

    private func exitStatus(_ codes: [ExitCode]) -> [String] {
        [strings("cli.help.exit")]
            + indented(codes.map { [String($0.rawValue), manual.meaning(of: $0)] })
    }

    private func indented(_ rows: [[String]]) -> [String] {
        let width = rows.reduce(0) { max($0, $1[0].terminalWidth) }
        return rows.map { "  " + $0[0].padded(to: width) + "  " + $0[1] }
    }
}
