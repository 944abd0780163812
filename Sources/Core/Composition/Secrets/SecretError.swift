/// Why a secret could not be read or saved; no case contains the secret.
public enum SecretError: Error, Hashable, Sendable {
    /// This system has no such store, or it is not running.
    case unavailable
    /// The store stayed locked or refused access.
    case refused
    /// The disk failed; `code` is errno.
    case storage(code: Int32)
}
