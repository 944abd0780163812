public import Foundation

/// A GET, HEAD or PUT request.
public struct HTTPRequest: Hashable, Sendable {
    /// The HTTP methods in use (RFC 9110, section 9).
    public enum Method: String, Hashable, Sendable {
        /// Reads the resource.
        case get = "GET"
        /// Reads its headers only.
        case head = "HEAD"
        /// Replaces it.
        case put = "PUT"
    }

    /// GET by default.
    public var method: Method
    /// Absolute, with scheme and host.
    public var url: URL
    /// Header fields; names compare without case.
    public var headers: HTTPHeaders
    /// The body; empty for GET and HEAD.
    public var body: Data
    /// The largest response body that is accepted, in bytes.
    ///
    /// 20 MB by default.
    public var maximumBytes: Int
    /// The time limit of the whole exchange.
    ///
    /// 30 s by default.
    public var timeout: Duration
    /// The minimum speed of the response.
    ///
    /// See ``LeastSpeed`` for the defaults.
    public var leastSpeed: LeastSpeed

    /// See the properties for the defaults.
    public init(
        _ url: URL,
        method: Method = .get,
        headers: HTTPHeaders = [:],
        body: Data = Data(),
        maximumBytes: Int = 20_000_000,
        timeout: Duration = .seconds(30),
        leastSpeed: LeastSpeed = LeastSpeed()
    ) {
        self.url = url
        self.method = method
        self.headers = headers
        self.body = body
        self.maximumBytes = maximumBytes
        self.timeout = timeout
        self.leastSpeed = leastSpeed
    }
}

extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Method and address without secrets (see ``Redaction``).
    ///
    /// Headers are left out.
    public var description: String { "\(method.rawValue) \(RedactedURL(url))" }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Empty, so that `dump` shows no secret.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
