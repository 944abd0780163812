public import Foundation

/// Removes secrets from text that is to be logged, shown or copied.
///
/// Pure and idempotent. It errs on the side of hiding: any run of 32 or more hexadecimal digits is
/// removed. One pass over the bytes, since every log line goes through it.
public enum Redaction {
    /// What replaces a secret.
    public static let placeholder = "[hidden]"

    /// The text without the values of key-like query items and fields (`api_key`, `token`,
    /// `session_id`, `password`, `secret` …), runs of 32 or more hexadecimal digits, `eyJ…` tokens,
    /// what follows `Authorization` to the end of its line, what follows `Bearer` and `Basic`, and
    /// the user and password of addresses.
    public static func text(_ text: String) -> String {
        SecretScanner(text).redacted()
    }
}

/// An address that is safe to log: its description has no secret (see ``Redaction``).
public struct RedactedURL: Hashable, Sendable, CustomStringConvertible {
    /// The address with ``Redaction/placeholder`` for each secret.
    public let description: String

    /// Keeps only the redacted text of `url`.
    public init(_ url: URL) {
        description = Redaction.text(url.absoluteString)
    }
}
