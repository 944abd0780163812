/// Parses the words after a command; strict, so that a typo is reported.
struct ArgumentReader {
    /// The words that are not options, in order.
    private(set) var words: [String] = []
    private var values: [CommandOption: [String]] = [:]

    /// Parses the words after a command's name.
    ///
    /// `--option value` and `--option=value` are equivalent; after `--` nothing is an option.
    init(_ arguments: some Sequence<String>, of command: CommandName) throws(UsageError) {
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                words += rest
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                words.append(argument)
                continue
            }
            try readOption(argument, of: command, rest: &rest)
        }
    }

    /// Whether the option is given.
    func has(_ option: CommandOption) -> Bool { values[option] != nil }

    /// The value of an option; nil if it is missing.
    func value(_ option: CommandOption) -> String? { values[option]?.first }

    /// All values of a repeatable option.
    func values(_ option: CommandOption) -> [String] { values[option] ?? [] }

    /// Checks that the number of words is that of the command's arguments.
    func checkWords(of command: CommandName) throws(UsageError) {
        if words.count < command.arguments.count {
            throw .missingArgument(command.arguments[words.count])
        }
        if words.count > command.arguments.count {
            throw .needlessArgument(words[command.arguments.count])
        }
    }
}

extension ArgumentReader {
    private mutating func readOption(
        _ argument: String,
        of command: CommandName,
        rest: inout ArraySlice<String>
    ) throws(UsageError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts[0] == "-h" ? CommandOption.help.rawValue : String(parts[0])
        let inline = parts.count > 1 ? String(parts[1]) : nil
        guard let option = CommandOption(rawValue: name), command.options.contains(option) else {
            throw .unknownOption(name, allowed: command.options.map(\.rawValue))
        }
        if values[option] != nil, !option.isRepeatable { throw .repeated(option: name) }
        values[option, default: []].append(try value(of: option, inline: inline, rest: &rest))
    }

    private func value(
        of option: CommandOption,
        inline: String?,
        rest: inout ArraySlice<String>
    ) throws(UsageError) -> String {
        guard option.value != nil else {
            if inline != nil { throw .needlessValue(option: option.rawValue) }
            return ""
        }
        if let inline { return inline }
        // `--page --json` lacks a number; `--years -1999` has its value.
        guard let next = rest.first, !next.hasPrefix("--") else {
            throw .missingValue(option: option.rawValue)
        }
        rest.removeFirst()
        return next
    }
}
