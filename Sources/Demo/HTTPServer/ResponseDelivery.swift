import Networking

/// How a response leaves the socket; all but `whole` and `chunked` are faults.
///
/// The handler asks for it with the header ``header``, which is not sent on. Faults that need no
/// socket (statuses, bodies, slowness) are the handler's own.
public enum ResponseDelivery: String, CaseIterable, Sendable {
    /// The whole body, its length announced by Content-Length; the default.
    case whole
    /// The whole body in chunks, so that the client does not know its length.
    case chunked
    /// Content-Length of the whole body, half of it, and the connection is closed.
    case truncate
    /// Content-Length of the whole body, half of it, and silence until the client leaves or the
    /// server stops.
    case halfOpen = "half-open"
    /// The connection is closed without an answer.
    case drop

    /// The name of the header by which a handler asks for a delivery.
    public static let header = "X-Vitrine-Transport"

    /// What a response asks for; `whole` where it says nothing or something unknown.
    init(of response: HTTPResponse) {
        self = response.headers[Self.header].flatMap(Self.init(rawValue:)) ?? .whole
    }
}
