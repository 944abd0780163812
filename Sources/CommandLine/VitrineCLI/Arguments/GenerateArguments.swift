/// The arguments of `vitrine generate`.
public struct GenerateArguments: Hashable, Sendable {
    /// A kind of generated text.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The manual page, in the language of the environment, for `man`.
        case man
        /// The completions of GNU Bash.
        case bash
        /// The completions of zsh.
        case zsh
        /// The completions of fish.
        case fish
    }

    /// The kind of text to print.
    public var kind: Kind

    /// Creates the arguments for a kind of text.
    public init(_ kind: Kind) { self.kind = kind }

    init(_ reader: ArgumentReader<CommandOption>) throws(UsageError) {
        try reader.checkWords(CommandName.generate.arguments)
        guard let kind = Kind(rawValue: reader.words[0]) else {
            let allowed = Kind.allCases.map(\.rawValue)
            throw .badValue(reader.words[0], of: "KIND", allowed: allowed)
        }
        self.kind = kind
    }
}
