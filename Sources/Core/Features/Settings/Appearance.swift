/// The color scheme of the interface.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
    /// As in the system's settings.
    case system
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}
