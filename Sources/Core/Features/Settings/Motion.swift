/// How much the interface is animated.
public enum Motion: String, CaseIterable, Hashable, Sendable {
    /// As in the system's settings.
    case system
    /// As little as possible.
    case reduced
}
