/// The options that stand in place of a command.
enum ProgramOption: String, CaseIterable, ArgumentOption {
    case open = "--open"
    case help = "--help"
    case version = "--version"

    var value: String? { self == .open ? "PLACE" : nil }
    var isRepeatable: Bool { false }
    var completion: CompletionSource { self == .open ? .places : .nothing }
}
