/// A platform's storage for secrets.
public protocol SecretStore: Sendable {
    /// Where the user finds the secrets.
    var place: SecretLocation { get }

    /// Reads a secret by its name; nil if there is none. May wait for the user.
    /// - Throws: ``SecretError``.
    func secret(named name: String) async throws(SecretError) -> String?

    /// Saves a secret in place of the previous one; nil removes it. May wait for the user.
    /// - Throws: ``SecretError``.
    func keep(_ secret: String?, named name: String) async throws(SecretError)
}

/// Why a secret could not be read or saved; no case contains the secret.
public enum SecretError: Error, Hashable, Sendable {
    /// This system has no such store, or it is not running.
    case unavailable
    /// The store stayed locked or refused access.
    case refused
    /// The disk failed; `code` is errno.
    case storage(code: Int32)
}

/// Where secrets are stored.
public enum SecretLocation: Hashable, Sendable {
    /// The system's keyring, which the user can open.
    case keyring
    /// A folder on disk, shown to the user.
    case file(path: String)
}
