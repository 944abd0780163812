public import Foundation

/// A GET or HEAD or PUT request, as a value.
public struct HTTPRequest: Hashable, Sendable {
    /// What is asked of the resource.
    public enum Method: String, Hashable, Sendable {
        /// Read it.
        case get = "GET"
        /// Read its headers.
        case head = "HEAD"
        /// Replace it.
        case put = "PUT"
    }

    /// What is asked of the resource; GET by default.
    public var method: Method
    /// The absolute address.
    public var url: URL
    /// Header fields; names compare without case.
    public var headers: HTTPHeaders
    /// The body; empty for GET and HEAD.
    public var body: Data
    /// The greatest response body that is accepted, in bytes.
    ///
    /// 20 MB by default.
    public var maximumBytes: Int
    /// How long the whole exchange may take.
    ///
    /// 30 s by default.
    public var timeout: Duration
    /// The least speed of the response.
    ///
    /// ``LeastSpeed`` has the defaults.
    public var leastSpeed: LeastSpeed

    /// Makes a request; see the properties for the defaults.
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
