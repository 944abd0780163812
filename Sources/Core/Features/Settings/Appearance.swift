/// Light or dark.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
    /// As the system has it.
    case system
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}
