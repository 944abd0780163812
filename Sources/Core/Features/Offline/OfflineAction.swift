/// An action on a list that can be made available offline.
public enum OfflineAction: String, CaseIterable, Sendable {
    /// Makes it available offline.
    case start
    /// Resumes after a pause.
    case resume
    /// Tries again after a failure.
    case retry
    /// Stops until the user resumes it, even across a restart.
    case pause
    /// Downloads what has changed.
    case refresh
    /// Stops and frees the space; a list that was already complete remains complete.
    case cancel
    /// Removes the list's data and frees its space.
    case remove

    /// Whether the action deletes downloaded data.
    public var isDestructive: Bool { self == .remove || self == .cancel }
}
