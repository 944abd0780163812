import L10n

/// What `--help` prints.
struct HelpText {
    let strings: Localizer

    /// The help of one command; of the program if `command` is nil.
    func lines(for command: CommandName?) -> [String] {
        guard let command else { return program }
        let options = command.options.map { option in
            [
                [option.rawValue, option.value].compactMap(\.self).joined(separator: " "),
                strings("cli.help.option.\(option.rawValue.dropFirst(2))"),
            ]
        }
        return [
            strings("cli.help.usage", usage(of: command)), "",
            strings("cli.help.command.\(command.rawValue)"), "",
        ] + indented(options) + note(for: command)
    }

    /// What the list of options does not say.
    private func note(for command: CommandName) -> [String] {
        command == .favorites ? ["", strings("cli.help.note.favorites")] : []
    }

    private var program: [String] {
        let commands = CommandName.allCases.map { command in
            [
                ([command.rawValue] + command.arguments).joined(separator: " "),
                strings("cli.help.command.\(command.rawValue)"),
            ]
        }
        return [
            strings("cli.help.usage", "vitrine [--open PLACE | COMMAND] [--help] [--version]"), "",
            strings("cli.help.program"), "",
        ] + indented(commands)
    }

    private func usage(of command: CommandName) -> String {
        let options = command.options.filter { $0 != .help }.map { option in
            let text = [option.rawValue, option.value].compactMap(\.self).joined(separator: " ")
            return "[\(text)]\(option.isRepeatable ? "…" : "")"
        }
        return (["vitrine", command.rawValue, command.synopsis] + options)
            .filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func indented(_ rows: [[String]]) -> [String] {
        let width = rows.reduce(0) { max($0, $1[0].terminalWidth) }
        return rows.map { "  " + $0[0].padded(to: width) + "  " + $0[1] }
    }
}
