/// A page of the settings.
package enum PreferencesPlace: CaseIterable, Sendable {
    /// Looks and languages.
    case general
    /// Where catalogues come from, the key, the proxy.
    case sources
    /// The images on disk.
    case storage
}
