/// A strict parser for the words after a command, which reports typos.
package struct ArgumentReader<Option: ArgumentOption> {
    /// The words that aren't options, in order.
    package private(set) var words: [String] = []
    private var values: [Option: [String]] = [:]

    /// Parses the words after the name of a command that has these options.
    ///
    /// `--option value` and `--option=value` are equivalent; after `--`, nothing is an option.
    ///
    /// The words at the places `ids`, 0-based, may begin with a hyphen, as the ids of some services
    /// do; by default these are options.
    package init(
        _ arguments: some Sequence<String>,
        allowing options: [Option],
        ids: ClosedRange<Int>? = nil
    ) throws(UsageError) {
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                words += rest
                break
            }
            let isID =
                ids?.contains(words.count) == true && argument != "-h" && !argument.hasPrefix("--")
            guard argument.hasPrefix("-"), argument != "-", !isID else {
                words.append(argument)
                continue
            }
            try readOption(argument, of: options, rest: &rest)
        }
    }

    /// Returns whether an option is given.
    package func has(_ option: Option) -> Bool { values[option] != nil }

    /// Returns an option's value; nil if it is missing.
    package func value(_ option: Option) -> String? { values[option]?.first }

    /// Returns all values of a repeatable option.
    package func values(_ option: Option) -> [String] { values[option] ?? [] }

    /// Checks that the number of words equals the number of names.
    package func checkWords(_ names: [String]) throws(UsageError) {
        if words.count < names.count { throw .missingArgument(names[words.count]) }
        if words.count > names.count { throw .needlessArgument(words[names.count]) }
    }
}

extension ArgumentReader {
    private mutating func readOption(
        _ argument: String,
        of options: [Option],
        rest: inout ArraySlice<String>
    ) throws(UsageError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts[0] == "-h" ? "--help" : String(parts[0])
        let inline = parts.count > 1 ? String(parts[1]) : nil
        guard let option = Option(rawValue: name), options.contains(option) else {
            throw .unknownOption(name, allowed: options.map(\.rawValue))
        }
        if values[option] != nil, !option.isRepeatable { throw .repeated(option: name) }
        values[option, default: []].append(try value(of: option, inline: inline, rest: &rest))
    }

    private func value(
        of option: Option,
        inline: String?,
        rest: inout ArraySlice<String>
    ) throws(UsageError) -> String {
        guard option.value != nil else {
            if inline != nil { throw .needlessValue(option: option.rawValue) }
            return ""
        }
        if let inline { return inline }
        // `--page --json` lacks a number; the value of `--years -1999` is `-1999`.
        guard let next = rest.first, !next.hasPrefix("--") else {
            throw .missingValue(option: option.rawValue)
        }
        rest.removeFirst()
        return next
    }
}
