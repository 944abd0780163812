/// Where secrets are stored.
public enum SecretPlace: Hashable, Sendable {
    /// The system's keyring, which the user can open.
    case keyring
    /// A folder on disk, shown to the user.
    case file(path: String)
}
