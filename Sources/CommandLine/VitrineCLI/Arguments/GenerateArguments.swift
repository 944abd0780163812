/// The arguments of `vitrine generate`.
public struct GenerateArguments: Hashable, Sendable {
    /// A kind of generated text.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The manual page for `man`, in the environment's language.
        case man
        /// GNU Bash completions.
        case bash
        /// Completions for zsh.
        case zsh
        /// Completions for fish.
        case fish
    }

    /// The kind of text to print.
    public var kind: Kind

    init(_ reader: ArgumentReader<CommandOption>) throws(UsageError) {
        try reader.checkWords(CommandName.generate.arguments)
        guard let kind = Kind(rawValue: reader.words[0]) else {
            let allowed = Kind.allCases.map(\.rawValue)
            throw .badValue(reader.words[0], of: "KIND", allowed: allowed)
        }
        self.kind = kind
    }
}
