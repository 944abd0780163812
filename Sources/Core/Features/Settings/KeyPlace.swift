/// Where a key is stored.
public enum KeyPlace: Hashable, Sendable {
    /// There is no key.
    case none
    /// In an environment variable, which overrides a saved key.
    case variable(String)
    /// In the system's keyring.
    case keyring
    /// In a file that only the user can read.
    case file(path: String)
}
