/// The state of something the user asked for.
public enum SettingsStatus: Hashable, Sendable {
    /// Nothing was asked for.
    case idle
    /// In progress.
    case working
    /// The result as text; `isGood` tells success from failure.
    case told(String, isGood: Bool)
}
