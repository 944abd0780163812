/// What the user can do with a list that may be available offline.
public enum OfflineAction: String, CaseIterable, Sendable {
    /// Makes it available offline.
    case start
    /// Goes on after a pause.
    case resume
    /// Tries again after a failure.
    case retry
    /// Stops until it is resumed, also over a restart.
    case pause
    /// Fetches what has changed.
    case refresh
    /// Stops and gives back what it took; a list that was whole before stays so.
    case cancel
    /// Gives back what it takes.
    case remove

    /// Whether it gives back what took time to fetch.
    public var isDestructive: Bool { self == .remove || self == .cancel }
}
