public import Foundation
public import JSONText
import Primitives

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

    /// Creates a response; by default without headers or a body, with HTTP/1.1 and without a
    /// redirect.
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
    /// Parses the body leniently, so that one bad value costs only itself; see
    /// `JSON.init(parsing:isLenient:)`.
    ///
    /// A body in another character set that its Content-Type names is converted. More than a megabyte
    /// is parsed outside of Swift's cooperative pool, because it takes long.
    ///
    /// - Throws: `JSONError`.
    public func json() async throws(JSONError) -> JSON {
        guard body.count > 1_000_000 else { return try parsed() }
        return try await QueueExecutor(label: "Networking.JSON").run {
            () throws(JSONError) in try parsed()
        }
    }

    private func parsed() throws(JSONError) -> JSON {
        try JSON(parsing: converted, isLenient: true)
    }

    /// Whether the body is an HTML page, such as a network's sign-in page.
    public var isWebPage: Bool {
        let start = String(decoding: body.prefix(1_000), as: UTF8.self).lowercased()
            .drop(while: \.isWhitespace)
        guard start.hasPrefix("<") else { return false }
        // Some services send JSON and pictures as HTML.
        return headers["Content-Type"]?.lowercased().contains("html") == true
            || start.contains(/^<(!doctype\s+html|html|head|body|script|title)\b/)
    }

    /// The body in UTF-8 if its Content-Type names another character set, otherwise unchanged.
    private var converted: Data {
        let parts = headers["Content-Type"]?.lowercased().split { " ;\"=".contains($0) } ?? []
        guard let position = parts.firstIndex(of: "charset"), position + 1 < parts.count,
            let encoding = String.Encoding(ianaName: String(parts[position + 1])),
            encoding != .utf8,
            let text = String(data: body, encoding: encoding)
        else { return body }
        return Data(text.utf8)
    }

    /// Returns a text from this response without secrets; see ``Redaction``.
    ///
    /// The key that the request was sent with is hidden wherever it appears.
    public func redacted(_ text: String) -> String {
        Redaction.text(text, hiding: [credential].compactMap(\.self))
    }
}
