/// Where a store of secrets lies.
public enum SecretPlace: Hashable, Sendable {
    /// In the system's keyring.
    case keyring
    /// In a file.
    case file(path: String)
}
