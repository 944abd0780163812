/// The key of a catalog's service, for messages; see ``CatalogError/unauthorized(status:message:)``.
public enum KeyState: Hashable, Sendable {
    /// The service takes no key, or that isn't known.
    case none
    /// The user sets the key in the settings or in this environment variable.
    case variable(String)
    /// The user enters the key of a catalog from a file, by its title; `isSaved` is whether one is
    /// saved.
    case catalog(CatalogID, title: Caption, isSaved: Bool)
}
