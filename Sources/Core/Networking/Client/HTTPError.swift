/// Why there is no usable response.
public enum HTTPError: Error, Hashable, Sendable {
    /// No response at all: no such host, no route, refused, reset before a status line, or no
    /// answer in time.
    case offline(Offline)
    /// A response began and broke off, or was not HTTP; `code` is the transport's own.
    case connection(code: Int)
    /// The body is greater than the request allows, in bytes. Nothing more was received.
    case tooLarge(limit: Int)
    /// A response outside 200…299 (and 304 where the request is conditional).
    case status(HTTPResponse)
    /// The body is not what was expected.
    case undecodable
    /// The caller's task was cancelled.
    case cancelled

    /// Why nobody answered.
    public enum Offline: Hashable, Sendable {
        /// The host's name has no address.
        case unknownHost
        /// Nobody listens, there is no route, or the connection was dropped before an answer.
        case unreachable
        /// The time ran out before an answer.
        case timedOut
        /// The secure connection could not be made (certificate, protocol).
        case insecure
    }
}
