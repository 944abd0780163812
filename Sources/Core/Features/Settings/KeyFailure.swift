/// Why a key could not be kept or removed.
public enum KeyFailure: Error, Hashable, Sendable {
    /// The keyring stayed locked or refused.
    case refused
    /// The file could not be written; `code` is the system's.
    case storage(code: Int32)
}
