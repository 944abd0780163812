import Foundation

/// A platform's storage for secrets.
public protocol SecretStore: Sendable {
    /// The location shown to the user.
    var place: SecretLocation { get }

    /// Reads a secret by its name, or nil; may wait for the user.
    ///
    /// - Throws: ``SecretError``.
    func secret(named name: String) async throws(SecretError) -> String?

    /// Saves a secret in place of the previous one, or removes it (nil); may wait for the user.
    ///
    /// - Throws: ``SecretError``.
    func keep(_ secret: String?, named name: String) async throws(SecretError)
}

/// Why a secret couldn't be read or saved; no case contains the secret.
public enum SecretError: Error, Hashable, Sendable {
    /// The system has no such store, or it isn't running.
    case unavailable
    /// The store remained locked or refused access.
    case refused
    /// The disk failed; `code` is errno.
    case storage(code: Int32)
}

extension SecretError: CustomStringConvertible {
    /// The reason in English, for log lines.
    public var description: String {
        switch self {
        case .unavailable: "the keyring isn't running"
        case .refused: "the keyring refused access"
        case .storage(let code): String(cString: strerror(code))
        }
    }
}

/// The location of secrets.
public enum SecretLocation: Hashable, Sendable {
    /// The system's keyring, which the user can open.
    case keyring
    /// A folder on disk, whose path is shown to the user.
    case file(path: String)
}
