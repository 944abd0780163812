/// A page of the settings.
public enum SettingsPage: CaseIterable, Sendable {
    /// Appearance, animations and languages.
    case general
    /// Which catalogs are shown, and the user's own.
    case catalogs
    /// Catalog sources, the key and the proxy.
    case sources
    /// Offline lists and the images on disk.
    case storage
}
