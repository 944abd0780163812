/// A page of the settings.
public enum PreferencesPlace: CaseIterable, Sendable {
    /// Looks and languages.
    case general
    /// Where catalogs come from, the key, the proxy.
    case sources
    /// The images on disk.
    case storage
}
