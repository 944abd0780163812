/// Whether things move.
public enum Motion: String, CaseIterable, Hashable, Sendable {
    /// As the system has it.
    case system
    /// As little as possible.
    case reduced
}
