/// Why a response is missing or unusable.
public enum HTTPError: Error, Hashable, Sendable {
    /// No response: unknown host, no route, connection refused or reset before a status line, or a
    /// timeout.
    case offline(Offline)
    /// The TLS connection failed: the certificate isn't trusted, or there is no common protocol.
    case insecure
    /// The response was incomplete or not HTTP; `code` is the transport's own.
    case connection(code: Int)
    /// A redirect or an address that isn't allowed, for example one in the local network; see
    /// ``RedirectRule``.
    case refused
    /// The body exceeds the request's `limit`, in bytes; the rest wasn't received.
    case tooLarge(limit: Int)
    /// A response outside 200…299 (other than 304 if the request is conditional).
    case status(HTTPResponse)
    /// The body couldn't be decoded.
    case undecodable
    /// The request wasn't sent because its turn, `wait` from now, is later than its deadline.
    case paced(wait: Duration)
    /// The caller's task was cancelled.
    case cancelled

    /// Why no response arrived.
    public enum Offline: Hashable, Sendable {
        /// The host name couldn't be resolved.
        case unknownHost
        /// Connection refused, no route, or the connection was dropped before a response.
        case unreachable
        /// No response in time.
        case timedOut
        /// A web page, such as a network's sign-in page, came instead of data.
        case webPage
    }
}
