public import Foundation

/// A whole response, as a value.
public struct HTTPResponse: Hashable, Sendable {
    /// The protocol that carried it, which decides how many requests a host may have at once.
    public enum Version: Hashable, Sendable {
        /// HTTP/1.0 or 1.1: one exchange a connection at a time.
        case http1
        /// HTTP/2 or later: many exchanges over one connection.
        case http2
    }

    /// The status code, 100 to 599.
    public let status: Int
    /// Header fields; names compare without case.
    public let headers: HTTPHeaders
    /// The body, decompressed.
    public let body: Data
    /// The protocol that carried it; HTTP/1.1 by default.
    public let version: Version

    /// Makes a response; no headers, no body and HTTP/1.1 by default.
    public init(
        status: Int,
        headers: HTTPHeaders = [:],
        body: Data = Data(),
        version: Version = .http1
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.version = version
    }
}
