public import Foundation

/// A GET, HEAD or PUT request.
public struct HTTPRequest: Hashable, Sendable {
    /// The HTTP methods in use (RFC 9110, section 9).
    public enum Method: String, Hashable, Sendable {
        /// Requests the resource.
        case get = "GET"
        /// Requests only the resource's headers.
        case head = "HEAD"
        /// Replaces the resource.
        case put = "PUT"
    }

    /// The method; GET by default.
    public var method: Method
    /// The absolute address, with scheme and host.
    public var url: URL
    /// The header fields, whose names are compared case-insensitively.
    public var headers: HTTPHeaders
    /// The body; empty for GET and HEAD.
    public var body: Data
    /// The largest accepted response body in bytes.
    ///
    /// 20 MB by default.
    public var maximumBytes: Int
    /// The time limit for the whole exchange.
    ///
    /// 30 s by default.
    public var timeout: Duration
    /// The minimum speed of the response.
    ///
    /// See ``LeastSpeed`` for the defaults.
    public var leastSpeed: LeastSpeed
    /// Whether this machine and the local network may answer; false for addresses that strangers
    /// wrote.
    ///
    /// True by default.
    public var allowsLocalHosts: Bool

    /// Creates a request; see the properties for the defaults.
    public init(
        _ url: URL,
        method: Method = .get,
        headers: HTTPHeaders = [:],
        body: Data = Data(),
        maximumBytes: Int = 20_000_000,
        timeout: Duration = .seconds(30),
        leastSpeed: LeastSpeed = LeastSpeed(),
        allowsLocalHosts: Bool = true
    ) {
        self.url = url
        self.method = method
        self.headers = headers
        self.body = body
        self.maximumBytes = maximumBytes
        self.timeout = timeout
        self.leastSpeed = leastSpeed
        self.allowsLocalHosts = allowsLocalHosts
    }
}

extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The method and the address without secrets (see ``Redaction``), but no headers.
    public var description: String { "\(method.rawValue) \(RedactedURL(url))" }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Empty, so that `dump` shows no secret.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
