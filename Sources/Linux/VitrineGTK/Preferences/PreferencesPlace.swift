/// A page of the settings.
package enum PreferencesPlace: CaseIterable, Sendable {
    /// Appearance, animations and languages.
    case general
    /// Sources of catalogs, the key, the proxy.
    case sources
    /// The images on disk.
    case storage
}
