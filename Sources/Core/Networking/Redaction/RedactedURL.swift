public import Foundation

/// An address as it may be logged: its description has no secret; see ``Redaction``.
public struct RedactedURL: Hashable, Sendable, CustomStringConvertible {
    /// The address without secrets.
    public let description: String

    /// Takes the secrets out of an address.
    public init(_ url: URL) {
        description = Redaction.text(url.absoluteString)
    }
}
