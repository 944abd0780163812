/// Why a secret could be neither read nor kept; no case holds the secret.
public enum SecretError: Error, Hashable, Sendable {
    /// This system has no such store, or it does not run.
    case unavailable
    /// The store stayed locked or refused.
    case refused
    /// The disk failed; `code` is the system's.
    case storage(code: Int32)
}
