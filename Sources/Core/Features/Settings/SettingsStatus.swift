/// How far something is that a person asked for.
public enum SettingsStatus: Hashable, Sendable {
    /// Nothing was asked for.
    case idle
    /// On its way.
    case working
    /// What came of it, in words.
    case told(String, isGood: Bool)
}
