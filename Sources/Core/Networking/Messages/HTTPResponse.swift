public import Foundation

/// A complete response.
public struct HTTPResponse: Hashable, Sendable {
    /// The protocol version, which determines how many requests may run at once per host.
    public enum Version: Hashable, Sendable {
        /// HTTP/1.0 or 1.1: one exchange at a time per connection.
        case http1
        /// HTTP/2 or later: many exchanges at once per connection.
        case http2
    }

    /// The status, 100 to 599.
    public let status: Int
    /// The header fields, whose names are compared case-insensitively.
    public let headers: HTTPHeaders
    /// The body after decompression.
    public let body: Data
    /// The protocol version; HTTP/1.1 by default.
    public let version: Version
    /// The address that it was redirected to; nil without a redirect.
    public let url: URL?
    /// The credential that the request was sent with, which no text of the response may show.
    var credential: HTTPCredential?

    /// Creates a response; by default without headers or a body, with HTTP/1.1
    /// and without a redirect.
    public init(
        status: Int,
        headers: HTTPHeaders = [:],
        body: Data = Data(),
        version: Version = .http1,
        url: URL? = nil
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.version = version
        self.url = url
    }
}

extension HTTPResponse {
    /// Returns a text from this response without secrets; see ``Redaction``.
    ///
    /// The key that the request was sent with is hidden wherever it appears.
    public func redacted(_ text: String) -> String {
        Redaction.text(text, hiding: [credential].compactMap(\.self))
    }
}
