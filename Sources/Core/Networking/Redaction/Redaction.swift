public import Foundation

/// Removes secrets from text before it is logged, shown or copied.
///
/// The functions are pure and idempotent. If in doubt, they hide the text: any run of 32 or more
/// hexadecimal digits is removed. They scan the bytes only once, because every log line passes
/// through here.
public enum Redaction {
    /// What a secret is replaced with.
    public static let placeholder = "[hidden]"

    /// Returns the text with a placeholder for each secret.
    ///
    /// Secrets are the values of key-like query items and fields (`api_key`, `token`, `session_id`,
    /// `password`, `secret` …), runs of 32 or more hexadecimal digits, and `eyJ…` tokens.
    /// Everything on the line after `Authorization`, the text after `Bearer` and `Basic`, and the
    /// user and password in addresses are also secrets.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - keys: Known secrets, also hidden if they are percent-encoded; none by default.
    /// - Returns: The text without secrets.
    public static func text(_ text: String, hiding keys: some Collection<HTTPCredential> = [])
        -> String
    {
        // Keys first: they may contain the characters that end other secrets.
        let keys = keys.flatMap(\.secrets).map { Array($0.utf8) }.filter { !$0.isEmpty }
            .sorted { $0.count > $1.count }
        let text = keys.isEmpty ? text : SecretScanner(text).redacted { $0.key(of: keys, at: $1) }
        return SecretScanner(text).redacted { $0.secret(at: $1) }
    }
}

/// An address that is safe to log because its description contains no secret (see ``Redaction``).
public struct RedactedURL: Hashable, Sendable, CustomStringConvertible {
    /// The address with ``Redaction/placeholder`` for each secret.
    public let description: String

    /// Creates the redacted text for `url` and keeps nothing else.
    public init(_ url: URL) {
        description = Redaction.text(url.absoluteString)
    }
}
