/// Why a key could not be saved or removed.
public enum KeyFailure: Error, Hashable, Sendable {
    /// The keyring stayed locked or refused.
    case refused
    /// The file could not be written; `code` is errno.
    case storage(code: Int32)
}
