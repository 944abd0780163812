public import Foundation

/// An address that is safe to log: its description has no secret (see ``Redaction``).
public struct RedactedURL: Hashable, Sendable, CustomStringConvertible {
    /// The address with ``Redaction/placeholder`` for each secret.
    public let description: String

    /// Keeps only the redacted text of `url`.
    public init(_ url: URL) {
        description = Redaction.text(url.absoluteString)
    }
}
