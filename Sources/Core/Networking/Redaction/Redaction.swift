public import Foundation

/// Removes secrets from text before it is logged, shown or copied.
///
/// The functions are pure and idempotent. If in doubt, they hide the text: any run of 32 or more
/// hexadecimal digits is removed. They scan the bytes once, because every log line passes here.
public enum Redaction {
    /// The replacement of a secret.
    public static let placeholder = "[hidden]"

    /// Returns the text with a placeholder for each secret.
    ///
    /// Secrets are the values of key-like query items and fields (`api_key`, `token`, `session_id`,
    /// `password`, `secret` …), runs of 32 or more hexadecimal digits, and `eyJ…` tokens. The text
    /// after `Authorization` to the end of its line, the text after `Bearer` and `Basic`, and the
    /// user and password of addresses are secrets, too.
    public static func text(_ text: String) -> String {
        SecretScanner(text).redacted()
    }
}

/// An address that is safe to log, because its description contains no secret (see ``Redaction``).
public struct RedactedURL: Hashable, Sendable, CustomStringConvertible {
    /// The address with ``Redaction/placeholder`` for each secret.
    public let description: String

    /// Creates the redacted text of `url`, and keeps nothing else.
    public init(_ url: URL) {
        description = Redaction.text(url.absoluteString)
    }
}
