import Networking

/// How a response is sent; all but `whole` and `chunked` are faults.
///
/// The handler requests it with the header ``header``, which is not sent. Faults that need no
/// socket (statuses, bodies, slowness) are up to the handler.
public enum ResponseDelivery: String, CaseIterable, Sendable {
    /// The whole body, its length announced by Content-Length; the default.
    case whole
    /// The whole body in chunks, so that the client does not know its length.
    case chunked
    /// Content-Length of the whole body, half of it, then the connection is closed.
    case truncate
    /// Content-Length of the whole body, half of it, then silence until the client leaves or the
    /// server stops.
    case halfOpen = "half-open"
    /// The connection is closed without a response.
    case drop

    /// The name of the header with which a handler requests a delivery.
    public static let header = "X-Vitrine-Transport"

    /// The requested delivery; `whole` if the header is missing or unknown.
    init(of response: HTTPResponse) {
        self = response.headers[Self.header].flatMap(Self.init(rawValue:)) ?? .whole
    }
}
